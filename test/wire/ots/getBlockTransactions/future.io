// A block that is not there yet is null.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockTransactions","params":[99999999,0,10]}
<< {"jsonrpc":"2.0","id":1,"result":null}
