// The filters of one client address are counted, whatever their kind; one that is removed makes room.
// chain: head-two-filters
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"result":"{first}"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"{second}"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32005,"message":"filters of one client address: 3 exceeds the limit of 2","data":{"limit":2}}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32005,"message":"filters of one client address: 3 exceeds the limit of 2","data":{"limit":2}}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32005,"message":"filters of one client address: 3 exceeds the limit of 2","data":{"limit":2}}}
>> {"jsonrpc":"2.0","id":6,"method":"eth_uninstallFilter","params":["{first}"]}
<< {"jsonrpc":"2.0","id":6,"result":true}
>> {"jsonrpc":"2.0","id":7,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":7,"result":"{third}"}
