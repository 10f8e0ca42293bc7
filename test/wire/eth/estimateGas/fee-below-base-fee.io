// A transaction whose price the block would refuse has no estimate.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1","maxFeePerGas":"0x1"},"0x2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"failed with 25000000 gas: max fee per gas less than block base fee: address 0xc6fe5d33615a1c52c08018c47e8bc53646a0e101, maxFeePerGas: 1, baseFee: 765625000"}}
