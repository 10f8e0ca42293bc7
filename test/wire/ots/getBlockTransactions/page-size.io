// A page of no transactions is refused.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockTransactions","params":[1,0,0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: pageSize: must be from 1, got 0","data":{"path":"pageSize","expected":["a number from 1"]}}}
