// A wrong passphrase signs nothing.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x691a8d05678fc962ff0f2174134379c0051cb686"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_signTransaction","params":[{"from":"0x691a8d05678fc962ff0f2174134379c0051cb686","to":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0x77359400","maxPriorityFeePerGas":"0x1"},"wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
