// A filter does not answer full transactions.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0","data":{"path":"params","expected":["at most 0 arguments"]}}}
