// The base fee of the block after the head.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_baseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
