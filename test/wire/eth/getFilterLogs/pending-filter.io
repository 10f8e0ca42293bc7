// A filter of pending transactions has no logs: geth's error, in which 4 means transactions.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterLogs","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"filter {filter} doesn't have a LogsSubscription type: got 4"}}
