// The passphrase signs, and the account stays locked.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc171033d5cbff7175f29dfd3a63dda3d6f8f385e"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0xc171033d5cbff7175f29dfd3a63dda3d6f8f385e","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x925184bffac6ce2951e2275e9814465d9aec32a9e78fd536dd688b05a0dcdf7e05a75e7fcb8f98d0c89c49a83a7d27d36f30b2048d88c6838916a2e86cce87d71b"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0xc171033d5cbff7175f29dfd3a63dda3d6f8f385e"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0xc171033d5cbff7175f29dfd3a63dda3d6f8f385e",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xc171033d5cbff7175f29dfd3a63dda3d6f8f385e","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
