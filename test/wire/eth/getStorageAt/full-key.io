// A key of 32 bytes is the same slot as the short one.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","0x0000000000000000000000000000000000000000000000000000000000000001","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000c9f2c9cd04674edea40000000"}
