import { expect, test } from '@jest/globals';
import type { LogCriteria } from '../../../src/chain/blocks.js';
import { encodeReceipts, logCount } from '../../../src/store/blockRecords.js';
import { createLogMatcher, findMatchingLogs } from '../../../src/store/logMatcher.js';
import { accepts, CRITERIA, EXAMPLES, exampleLog, LOGS, type RuleLog } from './logRule.js';

/** Which of the logs of a block match. */
function matching(criteria: LogCriteria, logs: RuleLog[]): RuleLog[] {
  const texts = logs.map((log) => JSON.stringify({ ...log, data: '0x' }));
  const record = encodeReceipts([{ receipt: '{"logs":[]}', logs: texts }]);
  const found = findMatchingLogs(record, createLogMatcher(criteria), 0, logCount(record));
  return found.map(({ start, end }) => logs[texts.indexOf(Buffer.from(record.subarray(start, end)).toString())]!);
}

test.each(EXAMPLES)('%s', (_rule, criteria, topics, matches) => {
  const log = exampleLog(topics);
  expect([matching(criteria, [log]), accepts(criteria, log)]).toEqual([matches ? [log] : [], matches]);
});

test('the logs of a block that match are those that geth takes', () => {
  for (const criteria of CRITERIA)
    expect(matching(criteria, LOGS)).toEqual(LOGS.filter((log) => accepts(criteria, log)));
});
