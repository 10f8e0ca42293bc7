// The index must be given.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockHashAndIndex","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: uncleIndex","data":{"path":"uncleIndex","expected":["a value"]}}}
