// The nonce of a contract.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
