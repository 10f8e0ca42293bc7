// No keys are held.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_requestAccounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
