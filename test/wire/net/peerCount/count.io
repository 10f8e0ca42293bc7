// A JSON number, as the specification says.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount"}
<< {"jsonrpc":"2.0","id":1,"result":0}
