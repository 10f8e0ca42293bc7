// A number is hex text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":[5239,false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must be Uint64 or BlockTag, got 5239","data":{"path":"blockNumber","expected":["Uint64","BlockTag"]}}}
