// A method of a namespace that is off does not exist.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method txpool_status does not exist/is not available"}}
