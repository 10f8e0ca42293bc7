// A call that writes, on an older release.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x07aa076883658b7ed99d25b1e6685808372c8fe2","data":"0x645444bd000000000000000000000000000000000000000000000000000000000000000a"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xa0de"}
