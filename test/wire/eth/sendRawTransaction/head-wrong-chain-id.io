// Signed for another chain.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86b0101843b9aca008504a817c80082520894000000000000000000000000000000000000dead8080c080a042bb41d1d6d73d06fc69599b1f39cfec62de3dc890bda218c1efc4154a15a7b9a0754382d714669da89ea6eb3cd5e948eefbe7957b99f4255fdfc591634d27a7af"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid sender: invalid chain id for signer: have 1 want 262144"}}
