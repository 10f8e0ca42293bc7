// A price below the base fee of the block gets geth's error, although the node would run the call.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","maxFeePerGas":"0x1"},"0x2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"err: max fee per gas less than block base fee: address 0x0000000000000000000000000000000000000000, maxFeePerGas: 1, baseFee: 765625000 (supplied gas 25000000)"}}
