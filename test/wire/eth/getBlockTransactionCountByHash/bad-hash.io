// A hash has 32 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b2000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockHash: must match ^0x[0-9a-fA-F]{64}$, got a string of 68 characters","data":{"path":"blockHash","expected":["Hash"]}}}
