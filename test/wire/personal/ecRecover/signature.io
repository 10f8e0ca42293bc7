// The account that signed.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeef","0xa114c834af73872c6c9efe918d85b0b1b34a486d10f9011e2630e28417c828c060dbd65cda67e73d52ebb7c555260621dbc1b0b4036acb61086bba091ac3f1641b"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}
