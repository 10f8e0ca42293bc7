// An index beyond the last transaction is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20","0xb"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
