// Accounts stand in the order of their files, as in eth_accounts.
// chain: head-listing
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0202020202020202020202020202020202020202020202020202020202020202","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5050a4f4b3f9338c3472dcc01a87c76a144b3c9c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0303030303030303030303030303030303030303030303030303030303030303","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3325a78425f17a7e487eb5666b2bfd93abb06c70"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_listAccounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":["0x5050a4f4b3f9338c3472dcc01a87c76a144b3c9c","0x3325a78425f17a7e487eb5666b2bfd93abb06c70"]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_accounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":["0x5050a4f4b3f9338c3472dcc01a87c76a144b3c9c","0x3325a78425f17a7e487eb5666b2bfd93abb06c70"]}
