// The second parameter is a boolean.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["latest","true"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: fullTransactions: must be boolean or null, got \"true\"","data":{"path":"fullTransactions","expected":["boolean","null"]}}}
