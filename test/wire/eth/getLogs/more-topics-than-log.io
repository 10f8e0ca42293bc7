// A filter with more topics than a log does not match it.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x29c","toBlock":"0x29c","topics":[null,null,null,null]}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
