// At least one block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"empty input","data":{"path":"payload.blockStateCalls","expected":["at least one block"]}}}
