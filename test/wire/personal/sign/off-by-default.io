// The namespace is off unless it is named.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method personal_sign does not exist/is not available"}}
