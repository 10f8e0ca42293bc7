// An unknown field is ignored, as in geth.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0x811bdb6423fcaa0479876b8465b7585057227871ea2ffcddf24a598fbb8f056b","limit":5}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
