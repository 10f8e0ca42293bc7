// The code hash of a contract is that of its code. The storage root is zero.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccount","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0x0","codeHash":"0xd0ba5a1039c1cb3d95837beaf44ae6f43d8cbddc163c3e1b75117df88281e5b8","nonce":"0x1","storageRoot":"0x0000000000000000000000000000000000000000000000000000000000000000"}}
