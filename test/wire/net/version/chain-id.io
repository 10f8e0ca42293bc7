// The EIP-155 chain id in decimal.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"net_version"}
<< {"jsonrpc":"2.0","id":1,"result":"262144"}
