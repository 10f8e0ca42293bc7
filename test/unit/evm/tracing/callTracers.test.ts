/** What `execution/tracers/callTracers.test.ts` says, on the engine. */
import './callsOnEngine.js';
import '../../execution/tracers/callTracers.test.js';
