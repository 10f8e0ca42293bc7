// A value that does not fit its type is refused, and the error names the field.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTypedData_v4","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",{"types":{"A":[{"name":"to","type":"address[]"}]},"primaryType":"A","domain":{},"message":{"to":["0x12"]}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"typed data: message.to[0]: expected an address, got \"0x12\""}}
