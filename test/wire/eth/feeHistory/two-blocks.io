// Equal to what the node recorded of block 3; the last base fee is that of block 4, computed.
// chain: head-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","0x3",[25,50]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x2","baseFeePerGas":["0x2da282a8","0x27ee3253","0x22f06c08"],"gasUsedRatio":[0,0],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0],"reward":[["0x0","0x0"],["0x0","0x0"]]}}
