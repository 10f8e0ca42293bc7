// A block hash and a range exclude each other, as in eth_getLogs.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"0x1","blockHash":"0x41a63f1d9a2e0b81ad3753e5bca7adee71003d965c02865bc60d6b2282487c19"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"}}
