// A number that no block has is an error.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_printBlock","params":[16777215]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"block #16777215 not found"}}
