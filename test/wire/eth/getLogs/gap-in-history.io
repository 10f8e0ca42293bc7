// A range over blocks that the node does not have any more is an error.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x3","toBlock":"0x29c","address":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"pruned history unavailable","data":{"earliest":"0x29c"}}}
