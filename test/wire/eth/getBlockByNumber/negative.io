// A number is not negative.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["-0x1",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must be Uint64 or BlockTag, got \"-0x1\"","data":{"path":"blockNumber","expected":["Uint64","BlockTag"]}}}
