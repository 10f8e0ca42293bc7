/** What `execution/tracers/prestateTracer.test.ts` says, on the engine. */
import './callsOnEngine.js';
import '../../execution/tracers/prestateTracer.test.js';
