// The block must exist, as for eth_call.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"},["trace"],"0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
