// A caller without a token learns nothing about accounts.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_resend","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","nonce":"0x0"},"0x77359400"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
