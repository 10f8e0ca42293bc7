// The base fee of the next block, computed with the fee market's rule.
// chain: head-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_baseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x22f06c08"}
