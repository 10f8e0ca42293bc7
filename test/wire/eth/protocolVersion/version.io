// The version of the Ethereum wire protocol.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_protocolVersion"}
<< {"jsonrpc":"2.0","id":1,"result":"0x45"}
