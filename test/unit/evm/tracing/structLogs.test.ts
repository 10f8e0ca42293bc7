/** What `execution/tracers/structLogs.test.ts` says, on the engine. */
import './callsOnEngine.js';
import '../../execution/tracers/structLogs.test.js';
