// Less gas than the call costs before it runs.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","gas":"0x5208"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low"}}
