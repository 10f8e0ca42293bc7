// The call is an object.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":["0x12","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: call: must be object, got \"0x12\"","data":{"path":"call","expected":["object"]}}}
