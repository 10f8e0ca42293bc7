// A profile is written into a file.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_cpuProfile","params":["io-cpu.cpuprofile",0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
