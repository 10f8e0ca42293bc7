// A number has at most 64 bits.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xffffffffffffffffffff",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must be Uint64 or BlockTag, got \"0xffffffffffffffffffff\"","data":{"path":"blockNumber","expected":["Uint64","BlockTag"]}}}
