// The most that the base fee can rise in a block.
// chain: head-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x45e0d81"}
