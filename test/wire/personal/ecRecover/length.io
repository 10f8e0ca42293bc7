// A signature has 65 bytes.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeef","0xa114c834af73872c6c9efe918d85b0b1b34a486d10f9011e2630e28417c828c060dbd65cda67e73d52ebb7c555260621dbc1b0b4036acb61086bba091ac3f164"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: signature must be 65 bytes long","data":{"path":"signature","expected":["a signature of 65 bytes that ends with 27 or 28"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeef","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: signature must be 65 bytes long","data":{"path":"signature","expected":["a signature of 65 bytes that ends with 27 or 28"]}}}
