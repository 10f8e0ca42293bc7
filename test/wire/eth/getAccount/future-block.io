// There is no state of a block above the head.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccount","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
