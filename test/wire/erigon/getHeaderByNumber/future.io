// A block that is not there yet is null; its number may be a JSON integer.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"erigon_getHeaderByNumber","params":[99999999]}
<< {"jsonrpc":"2.0","id":1,"result":null}
