// A call at block 0 is refused, not run on the newest state.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd"},"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
