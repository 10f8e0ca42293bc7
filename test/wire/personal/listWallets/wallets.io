// A wallet is a file, and says whether its key is unlocked.
// chain: head-wallets
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0202020202020202020202020202020202020202020202020202020202020202","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5050a4f4b3f9338c3472dcc01a87c76a144b3c9c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0303030303030303030303030303030303030303030303030303030303030303","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3325a78425f17a7e487eb5666b2bfd93abb06c70"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x3325a78425f17a7e487eb5666b2bfd93abb06c70","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_listWallets","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[{"url":"{first}","status":"Locked","accounts":[{"address":"0x5050a4f4b3f9338c3472dcc01a87c76a144b3c9c","url":"{first}"}]},{"url":"{second}","status":"Unlocked","accounts":[{"address":"0x3325a78425f17a7e487eb5666b2bfd93abb06c70","url":"{second}"}]}]}
