// Without a range, the newest block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
