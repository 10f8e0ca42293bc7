// "latest" does not count pending transactions.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x40a0cb1c63e026a81b55ee1308586e21eec1efa9","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7b"}
