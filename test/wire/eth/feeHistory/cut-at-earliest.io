// A range that begins below the earliest block is cut there.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x400","0x2",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x2","baseFeePerGas":["0x2da282a8","0x27ee3253"],"gasUsedRatio":[0],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
