// A nonce that the account has not used yet is null.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getTransactionBySenderAndNonce","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",1000]}
<< {"jsonrpc":"2.0","id":1,"result":null}
