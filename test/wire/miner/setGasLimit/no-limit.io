// Nothing is set.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setGasLimit","params":["0x989680"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
