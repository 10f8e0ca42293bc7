// The garbage collections of the process.
// chain: head-runtime
// speconly: it differs each time
>> {"jsonrpc":"2.0","id":1,"method":"debug_gcStats","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"LastGC":"2026-11-22T17:50:12.264Z","NumGC":2,"PauseTotal":2573322,"Pause":[673910,1899412],"PauseEnd":["2026-11-22T17:50:12.264Z","2026-11-22T17:50:08.321Z"]}}
