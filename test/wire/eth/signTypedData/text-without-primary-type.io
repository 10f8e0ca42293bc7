// The members of the text are named too.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTypedData_v4","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","{\"types\":{},\"domain\":{},\"message\":{}}"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"typed data: primaryType: expected the name of a type"}}
