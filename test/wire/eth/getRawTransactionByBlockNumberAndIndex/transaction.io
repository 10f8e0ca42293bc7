// The bytes of the transaction at an index.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x147f","0x3"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x02f8758304000080843b9aca008504a817c8008252089474236cd3c4860221c9841bbcf3ea9f0a422e560f87038d7ea4c6800080c080a0c566fb2bc50dd7ee9dfe99a0a39cad4358d0ea8190744a644352779c4807ee54a071a039ded11aa15b1c13bf42c13f6c166b3d77a221491f77a3b61a6d99d82d77"}
