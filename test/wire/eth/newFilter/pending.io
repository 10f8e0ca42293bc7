// A filter for the pending block finds nothing. A range cannot go from the pending block to one before it.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"result":"{pending}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterChanges","params":["{pending}"]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterLogs","params":["{pending}"]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
>> {"jsonrpc":"2.0","id":4,"method":"eth_newFilter","params":[{"fromBlock":"pending","toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":4,"result":"{both}"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_newFilter","params":[{"toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":5,"result":"{upTo}"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_newFilter","params":[{"fromBlock":"pending","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid block range params"}}
