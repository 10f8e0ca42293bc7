// The zero hash is no block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0x0000000000000000000000000000000000000000000000000000000000000000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown block"}}
