// Null is the same as left out.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":null,"toBlock":null,"address":null,"topics":null}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
