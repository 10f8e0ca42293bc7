// Both of them with the same value are accepted.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","input":"0x18160DDD"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000c9f2c9cd04674edea40000000"}
