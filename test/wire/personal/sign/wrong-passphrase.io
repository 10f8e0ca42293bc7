// A wrong passphrase signs nothing, although the account is unlocked.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x63467b02a7382408a845a5eb85b5238b8a4dd0ed"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x63467b02a7382408a845a5eb85b5238b8a4dd0ed","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0x63467b02a7382408a845a5eb85b5238b8a4dd0ed","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
