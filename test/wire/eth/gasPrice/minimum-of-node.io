// The lowest price that the node takes, rounded up to a wei.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
