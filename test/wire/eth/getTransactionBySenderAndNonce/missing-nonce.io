// The nonce must be given.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionBySenderAndNonce","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: nonce","data":{"path":"nonce","expected":["a value"]}}}
