// Gas of a call to code that is set for the call.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000deadbee1"},"latest",{"0x00000000000000000000000000000000deadbee1":{"code":"0x60425f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5218"}
