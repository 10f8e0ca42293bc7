// A type that holds itself has no end.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTypedData_v4","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",{"types":{"A":[{"name":"b","type":"B"}],"B":[{"name":"a","type":"A"}]},"primaryType":"A","domain":{},"message":{"b":{"a":{}}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"typed data: types.A: circular type reference (A, B, A)"}}
