// A name that does not exist is answered with those that do.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["nope"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: name: must be newHeads or logs or newPendingTransactions or syncing or transactionReceipts, got \"nope\"","data":{"path":"name","expected":["newHeads or logs or newPendingTransactions or syncing or transactionReceipts"]}}}
