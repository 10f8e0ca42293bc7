// A call for another chain is refused, and so is one with both kinds of fee.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","chainId":"0x1"}]}]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=262144)"}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","gasPrice":"0x1","maxFeePerGas":"0x1"}]}]},"latest"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
