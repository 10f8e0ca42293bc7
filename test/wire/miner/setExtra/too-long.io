// More than 32 bytes are refused.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setExtra","params":["0xababababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: extra: must match ^0x(?:[0-9a-fA-F]{2}){0,32}$, got a string of 68 characters","data":{"path":"extra","expected":["ExtraData"]}}}
