// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"db_putString","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method db_putString is not supported: Ethereum nodes dropped the local database methods"}}
