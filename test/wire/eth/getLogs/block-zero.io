// Block 0 has no logs, by hash and as a range of its own.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0x0a9d172945b5e18fdad7ece135f2ffeaef80299a5a678e2486abf57bc8f1cf48"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getLogs","params":[{"fromBlock":"0x0","toBlock":"0x0"}]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
