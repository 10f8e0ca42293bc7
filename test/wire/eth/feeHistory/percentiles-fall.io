// Percentiles must rise.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","latest",[50,10]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: rewardPercentiles: #0: 50 is not below #1: 10","data":{"path":"rewardPercentiles","expected":["percentiles that rise within 0 and 100"]}}}
