// A tip above the fee cap gets geth's error, although the node would run the call.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x07aa076883658b7ed99d25b1e6685808372c8fe2","data":"0x18160ddd","gas":"0x7530","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x2"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"err: max priority fee per gas higher than max fee per gas: address 0x0000000000000000000000000000000000000000, maxPriorityFeePerGas: 2, maxFeePerGas: 1 (supplied gas 30000)"}}
