// The slots that a call reads, and its gas with the list.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd"},"0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[{"address":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000001"]}],"gasUsed":"0x6451"}}
