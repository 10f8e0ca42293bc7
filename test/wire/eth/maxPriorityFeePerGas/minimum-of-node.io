// The suggested tip lifts a base fee of zero to the lowest price that the node accepts.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
