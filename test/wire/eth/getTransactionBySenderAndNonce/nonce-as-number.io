// A nonce as a JSON number is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionBySenderAndNonce","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: nonce: must be Uint64, got 0","data":{"path":"nonce","expected":["Uint64"]}}}
