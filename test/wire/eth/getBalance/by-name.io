// Parameters by name, in any order.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":{"block":"0x147f","address":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101"}}
<< {"jsonrpc":"2.0","id":1,"result":"0xd396ba937a78ed4fc7c3"}
