// A percentile is at most 100.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","latest",[110]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: rewardPercentiles[0]: must be Percentile, got 110","data":{"path":"rewardPercentiles[0]","expected":["Percentile"]}}}
