// A bare block hash in place of the object, as some libraries send it.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd396ba937a78ed4fc7c3"}
