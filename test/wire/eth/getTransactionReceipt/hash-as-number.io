// A hash is text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[12]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: transactionHash: must be Hash, got 12","data":{"path":"transactionHash","expected":["Hash"]}}}
