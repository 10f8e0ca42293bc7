// Null parameters mean no parameters.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":null}
<< {"jsonrpc":"2.0","id":1,"result":"0x40000"}
