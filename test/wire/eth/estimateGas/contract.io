// A call that writes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x645444bd000000000000000000000000000000000000000000000000000000000000000a"},"0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xa0de"}
