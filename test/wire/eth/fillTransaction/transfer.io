// Nonce, gas, fees and chain id are filled in.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"raw":"0x02e5830400007c80808252089400000000000000000000000000000000deadbeef0180c0808080","tx":{"gas":"0x5208","gasPrice":null,"maxFeePerGas":"0x0","maxPriorityFeePerGas":"0x0","hash":"0xa24ad6be2f3871c8d54528c9b1f198618a69a5134fbc5852d51e06672244a11e","input":"0x","nonce":"0x7c","to":"0x00000000000000000000000000000000deadbeef","value":"0x1","type":"0x2","accessList":[],"chainId":"0x40000","v":"0x0","r":"0x0","s":"0x0","yParity":"0x0"}}}
