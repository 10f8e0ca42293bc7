// Without a token and without allow-insecure-unlock nothing is unlocked.
// chain: head-no-unlock
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0909090909090909090909090909090909090909090909090909090909090909","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x58da990a8f4a3a6ca7cb6315d68a140105917352"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x58da990a8f4a3a6ca7cb6315d68a140105917352","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"account unlock with HTTP access is forbidden"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x58da990a8f4a3a6ca7cb6315d68a140105917352","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0x58da990a8f4a3a6ca7cb6315d68a140105917352"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0x58da990a8f4a3a6ca7cb6315d68a140105917352","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xcfe64208fa9004eb650111bef332d9178196e4d75d5310d7d345848f002dbb9f11a9b727929f350054110a159a1b3dee8849c7795fa3115c2edd7d0854a12f7a1c"}
