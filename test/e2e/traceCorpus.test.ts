/** The recording of geth's traces and the corpus belong together. */
import { expect, test } from '@jest/globals';
import { createCorpus } from './corpus/corpus.js';
import { readRecording } from './corpus/recording.js';
import { TRACER_NAMES } from './corpus/tracers.js';

test('the recording is of this corpus', async () => {
  const [recording, { groups }] = await Promise.all([readRecording(), createCorpus()]);
  // After a change of the corpus: npm run record:traces
  expect(recording.hashes).toEqual(groups.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)));
  expect(Object.keys(recording.traces)).toEqual(TRACER_NAMES);
});
