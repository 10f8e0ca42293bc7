// The head of another chain.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8ab"}
