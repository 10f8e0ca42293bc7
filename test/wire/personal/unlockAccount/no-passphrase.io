// The passphrase must be given.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: passphrase","data":{"path":"passphrase","expected":["a value"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: passphrase: must be string, got null","data":{"path":"passphrase","expected":["string"]}}}
