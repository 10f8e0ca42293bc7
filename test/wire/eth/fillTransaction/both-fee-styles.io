// gasPrice together with maxFeePerGas is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
