// Effective tips are what is above the base fee.
// chain: evmos-v20-55
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","0x37",[0,25,75]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x36","baseFeePerGas":["0xb4763","0x9f082","0x8d881"],"gasUsedRatio":[0.025,0.059831325],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0],"reward":[["0x3b9aca00","0x3b9aca00","0x3b9aca00"],["0x3b9aca00","0x3b9aca00","0x4a80dd77e"]]}}
