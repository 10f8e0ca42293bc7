// Whether the node listens for peers.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"net_listening"}
<< {"jsonrpc":"2.0","id":1,"result":true}
