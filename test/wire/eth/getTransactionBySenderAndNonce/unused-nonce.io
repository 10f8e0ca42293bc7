// A nonce that the account has not used yet is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionBySenderAndNonce","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x3e8"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
