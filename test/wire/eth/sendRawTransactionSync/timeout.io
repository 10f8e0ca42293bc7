// EIP-7966: when no block comes in time, an error that carries the hash.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0x02f86e830400008084773594008506fc23ac0082520894000000000000000000000000000000000000dead0380c001a0cc02f050db3b87aeab0c8db5b909052ae5de01e435b91ed92230499bf3185db2a05199db8787f32aed88e16f5bc7f7bdaff4591b9dfe2d30e237821bca34943f88","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"the transaction was sent but not included within 1 ms","data":"0x3c79547b7d862f5064f1d66691cb55d78be0949dd4747e35d98e9904e11f4ee8"}}
