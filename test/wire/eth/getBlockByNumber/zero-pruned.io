// Block 0 follows from block 1, and is pruned with it.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x0",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"pruned history unavailable","data":{"earliest":"0x2"}}}
