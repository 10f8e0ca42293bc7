// gasLimit is another name of gas.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1","gasPrice":"0x3b9aca00","nonce":"0x0","gasLimit":"0x186a0"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"raw":"0xe480843b9aca00830186a09400000000000000000000000000000000deadbeef0180808080","tx":{"gas":"0x186a0","gasPrice":"0x3b9aca00","hash":"0xc3e2778654f39c4250fa877b877d189727c8ee86467c7cf2be95851f2614bfef","input":"0x","nonce":"0x0","to":"0x00000000000000000000000000000000deadbeef","value":"0x1","type":"0x0","chainId":"0x40000","v":"0x0","r":"0x0","s":"0x0"}}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_fillTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","gas":"0x5208","gasLimit":"0x186a0"}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: both 'gas' and 'gasLimit' are set and not equal","data":{"path":"transaction.gasLimit","expected":["the same number as gas"]}}}
