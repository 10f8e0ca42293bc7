// A wrong passphrase sends nothing.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x1010101010101010101010101010101010101010101010101010101010101010","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef045a554cbb0016275e90e3002f4d21c6f263e1"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0xef045a554cbb0016275e90e3002f4d21c6f263e1","to":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0x77359400","maxPriorityFeePerGas":"0x1"},"wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
