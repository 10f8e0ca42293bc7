// The pending block has no logs. Up to it, the logs of all blocks are found.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"pending","toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getLogs","params":[{"toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getLogs","params":[{"fromBlock":"pending","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid block range params"}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getLogs","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":4,"result":[]}
