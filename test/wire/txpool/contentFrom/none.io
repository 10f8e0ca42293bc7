// A sender without pending transactions.
// chain: v0.3.2-txpool
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101"]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{},"queued":{}}}
