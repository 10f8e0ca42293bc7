// A gas price makes a legacy transaction; what is given stays.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1","gasPrice":"0x3b9aca00","nonce":"0x0","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"raw":"0xe380843b9aca008252089400000000000000000000000000000000deadbeef0180808080","tx":{"gas":"0x5208","gasPrice":"0x3b9aca00","hash":"0x7fcea56ec657de337f9e4dd19794996d250a7220abe254fef5855fb869c9265c","input":"0x","nonce":"0x0","to":"0x00000000000000000000000000000000deadbeef","value":"0x1","type":"0x0","chainId":"0x40000","v":"0x0","r":"0x0","s":"0x0"}}}
