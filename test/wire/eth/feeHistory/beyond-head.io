// The newest block must exist.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","0xffffff",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"request beyond head block: requested 16777215, head 7402"}}
