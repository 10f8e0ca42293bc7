// A call that reverts says so in the result.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0xa169ce09"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[],"gasUsed":"0x537e","error":"execution reverted: boom"}}
