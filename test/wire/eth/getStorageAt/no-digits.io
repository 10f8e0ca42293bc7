// A key without digits is the first slot, as in geth.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getStorageAt","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","0x","latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
