// The EIP-155 chain id in decimal, on a chain whose text id carries another number too.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"net_version","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"9002"}
