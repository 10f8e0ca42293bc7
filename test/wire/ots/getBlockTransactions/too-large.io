// A page has a limit.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockTransactions","params":[1,0,1001]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"transactions of a page: 1001 exceeds the limit of 1000","data":{"limit":1000}}}
