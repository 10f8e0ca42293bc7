/**
 * Asks a geth in developer mode for the traces of all cases, and writes them to the fixtures:
 * `geth --dev --http --http.api debug`, then `tsx test/unit/execution/tracers/recordGethTraces.ts http://127.0.0.1:8545`.
 */
import { writeRecording } from '../../../support/recordings.js';
import { gethParams } from './gethAnswers.js';
import { gethCases, tracersOf } from './gethCases.js';

async function record(url: string): Promise<void> {
  const answers: Record<string, Record<string, unknown>> = {};
  for (const test of gethCases) {
    const traces: Record<string, unknown> = {};
    for (const [name, config] of tracersOf(test)) {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'debug_traceCall',
        params: gethParams(test, config),
      });
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const answer = (await response.json()) as { result?: unknown; error?: { message: string } };
      traces[name] = answer.result ?? answer.error?.message;
    }
    answers[test.name] = traces;
  }
  writeRecording(answers, 'tracing', 'geth-traced-calls.json');
}

await record(process.argv[2] ?? 'http://127.0.0.1:8545');
