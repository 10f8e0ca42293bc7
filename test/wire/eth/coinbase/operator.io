// The operator account of the node's validator, not its consensus address.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_coinbase","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7cb61d4117ae31a12e393a1cfa3bac666481d02e"}
