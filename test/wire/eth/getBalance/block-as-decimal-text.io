// A block as decimal text is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: block: must be Uint64 or BlockTag or Hash, got \"5\"","data":{"path":"block","expected":["Uint64","BlockTag","Hash"]}}}
