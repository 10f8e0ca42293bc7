// A hash is not a block number.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xc5085b6e00fd67ba78068768bc07767fc6105197f3c6caa2c780938e36214b20",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must be Uint64 or BlockTag, got a string of 66 characters","data":{"path":"blockNumber","expected":["Uint64","BlockTag"]}}}
