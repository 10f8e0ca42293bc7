// A price that a node could not read is refused: it would not start any more.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setGasPrice","params":["0x100000000000000000000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gasPrice: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,31})$, got a string of 35 characters","data":{"path":"gasPrice","expected":["GasPrice"]}}}
