// An index is hex text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: index: must be Uint64, got 0","data":{"path":"index","expected":["Uint64"]}}}
