// An address may be written in upper case.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x3D641A2791533B4A0000345EA8D509D01E1EC301","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
