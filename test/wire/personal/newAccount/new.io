// A new key is kept, and locked.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"{address}"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["{address}","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
