// Committed blocks have no siblings.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
