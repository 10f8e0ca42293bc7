// A number is hex text or a tag.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getHeaderByNumber","params":["newest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must be Uint64 or BlockTag, got \"newest\"","data":{"path":"blockNumber","expected":["Uint64","BlockTag"]}}}
