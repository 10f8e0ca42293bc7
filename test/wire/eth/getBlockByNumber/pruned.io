// A block below the earliest one is not null: it existed.
// chain: head-pruned
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x147f",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"pruned history unavailable","data":{"earliest":"0x1cea"}}}
