// A block is a number, a tag, a hash or an object.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0xzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: block: must be Uint64 or BlockTag or Hash, got \"0xzz\"","data":{"path":"block","expected":["Uint64","BlockTag","Hash"]}}}
