// A caller who may not use unlocked keys learns nothing about accounts.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
