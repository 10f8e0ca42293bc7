// Without the home folder of the node there is no file to write.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setGasPrice","params":["0x3b9aca00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method miner_setGasPrice is not supported: it writes the node's app.toml: name the node's home folder with --home"}}
