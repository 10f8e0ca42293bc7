// A block that the node does not have any more is not null either.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x4",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"pruned history unavailable","data":{"earliest":"0x29c"}}}
