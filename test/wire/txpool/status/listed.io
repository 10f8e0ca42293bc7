// The node's mempool has three transactions of one sender, without a nonce gap.
// chain: v0.3.2-txpool
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":"0x3","queued":"0x0"}}
