// A caller who may not use unlocked keys learns nothing about accounts.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1","gas":"0x5208","nonce":"0x0","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
