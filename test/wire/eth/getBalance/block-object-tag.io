// A tag in the object is accepted, as in geth.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",{"blockNumber":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd396ba937a78ed4fc7c3"}
