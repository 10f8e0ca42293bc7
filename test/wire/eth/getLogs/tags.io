// Tags name the ends of the range.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"finalized","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
