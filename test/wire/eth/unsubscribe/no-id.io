// The id must be given, and is hex text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0: subscriptionId","data":{"path":"subscriptionId","expected":["a value"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_unsubscribe","params":[35]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: subscriptionId: must be SubscriptionId, got 35","data":{"path":"subscriptionId","expected":["SubscriptionId"]}}}
