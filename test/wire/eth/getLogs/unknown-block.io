// A block hash must exist.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xabababababababababababababababababababababababababababababababab"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown block"}}
