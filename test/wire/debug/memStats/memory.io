// The memory of the process.
// chain: head-runtime
// speconly: it differs each time
>> {"jsonrpc":"2.0","id":1,"method":"debug_memStats","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"Alloc":21393560,"Sys":98897920,"HeapAlloc":21393560,"HeapSys":35635200,"HeapIdle":14241640,"HeapInuse":21393560,"NumGC":2,"PauseTotalNs":2573322,"node":{"rss":98897920,"heapTotal":35635200,"heapUsed":21393560,"external":3510254,"arrayBuffers":151318,"heapSizeLimit":4345298944,"mallocedMemory":262320,"peakMallocedMemory":4911232,"nativeContexts":1,"detachedContexts":0,"spaces":[{"name":"new_space","size":16777216,"used":1031048,"available":15463096,"physical":16777216}]}}}
