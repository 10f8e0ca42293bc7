// The suggested tip is zero when base fee and minimum price are zero.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
