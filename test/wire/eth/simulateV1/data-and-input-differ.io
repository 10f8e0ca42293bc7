// A call whose data and input differ is refused, as in eth_call.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{},{"calls":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","input":"0x18160DDD"},{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","input":"0x06fdde03"}]}]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: both 'data' and 'input' are set and not equal","data":{"path":"payload.blockStateCalls[1].calls[1].data","expected":["the same bytes as input"]}}}
