// An account that was never used is empty.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccount","params":["0x00000000000000000000000000000000DeaDBeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0x0","codeHash":"0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470","nonce":"0x0","storageRoot":"0x0000000000000000000000000000000000000000000000000000000000000000"}}
