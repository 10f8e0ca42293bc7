/**
 * The environment of every test file. A file fails when it leaves something open that would keep a process alive: a
 * server, a socket, a timer, a child process. So the suite ends by itself. When one of its tests fails, that alone is
 * reported: what is open may be what that test could not close.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { TestEnvironment } from 'jest-environment-node';

/** How long resources may still be closing after the last hook. */
const GRACE_MS = 15_000;
const POLL_MS = 20;

/** Resources of the worker itself: its channel to jest, its output, file operations in progress. */
const OF_THE_WORKER = new Set(['PipeWrap', 'TTYWrap', 'FSReqCallback', 'FSReqPromise', 'CloseReq', 'Immediate']);

export default class ClosedEnvironment extends TestEnvironment {
  #before = [];
  #failed = false;

  async setup() {
    await super.setup();
    this.#before = openResources();
  }

  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#failed = true;
  }

  async teardown() {
    const left = await this.#leftOpen();
    await super.teardown();
    if (left.length > 0 && !this.#failed) throw new Error(`the test file left open: ${left.join(', ')}`);
  }

  async #leftOpen() {
    for (const deadline = Date.now() + GRACE_MS; ; await pause(POLL_MS)) {
      const left = without(openResources(), this.#before);
      if (left.length === 0 || Date.now() > deadline) return left;
    }
  }
}

function openResources() {
  return process.getActiveResourcesInfo().filter((type) => !OF_THE_WORKER.has(type));
}

/** The first list without the entries of the second; an entry that is there twice removes two. */
function without(resources, known) {
  const rest = [...known];
  return resources.filter((type) => {
    const place = rest.indexOf(type);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
