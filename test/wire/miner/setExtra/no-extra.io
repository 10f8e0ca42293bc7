// Nothing is set, up to 32 bytes.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setExtra","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":2,"method":"miner_setExtra","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":2,"result":false}
