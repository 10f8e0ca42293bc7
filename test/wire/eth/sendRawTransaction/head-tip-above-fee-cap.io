// A tip above the fee cap.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86f83040000018506fc23ac008504a817c80082520894000000000000000000000000000000000000dead8080c080a0ea712ce8b0904a562df7af100130da6eef55cc9a6117c9daada0b97fb73d847da01b14372c3e541db328b8e201162c3432685eb0a6728792bdd96e9f13833d7a72"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"max priority fee per gas higher than max fee per gas"}}
