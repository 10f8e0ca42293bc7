// Programs as tracers are off.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x1cea",{"tracer":"{result:function(){return 1}}"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"JavaScript tracers not supported: this server was started without --debug.js-tracers"}}
