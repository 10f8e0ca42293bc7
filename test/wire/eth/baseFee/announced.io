// The base fee of the next block, where the block itself announces it.
// chain: v0.3.2-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_baseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x27f57f86"}
