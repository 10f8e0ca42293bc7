// A filter of pending transactions has a random id.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"{filter}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_uninstallFilter","params":["{filter}"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
