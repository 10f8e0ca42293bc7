// A nonce is a quantity.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionBySenderAndNonce","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: nonce: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"0x00\"","data":{"path":"nonce","expected":["Uint64"]}}}
