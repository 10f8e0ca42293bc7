// gasPrice together with maxFeePerGas is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","gasPrice":"0x1","maxFeePerGas":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
