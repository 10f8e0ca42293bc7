// Text must be the JSON of typed data.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTypedData_v4","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","{"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"typed data: the text is not JSON"}}
