import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { LogLevels } from '../../../src/observe/logLevels.js';

/** Loggers of parts, and what they have written: `part level`. */
function stage(level = 'info') {
  const written: string[] = [];
  const parent = pino(
    { level },
    { write: (line: string) => void written.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const levels = new LogLevels(parent);
  const logs = ['indexer', 'mempool', 'server'].map((part) => [part, levels.of(part)] as const);
  const write = (): string[] => {
    written.length = 0;
    for (const [part, log] of logs)
      for (const name of ['error', 'warn', 'info', 'debug', 'trace'] as const) log[name](`${part} ${name}`);
    return [...written];
  };
  return { levels, write };
}

describe('the levels of the log', () => {
  test('are those of the settings before they are changed', () => {
    expect(stage('warn').write()).toEqual([
      ...['indexer error', 'indexer warn', 'mempool error', 'mempool warn', 'server error', 'server warn'],
    ]);
  });

  test('follow the verbosity by the numbers of geth', () => {
    const { levels, write } = stage();
    const counts = [0, 1, 2, 3, 4, 5, 9].map((level) => {
      levels.setVerbosity(level);
      return write().length / 3;
    });
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });

  test('of single parts come before the verbosity, the first that fits', () => {
    const { levels, write } = stage();
    levels.setVerbosity(1);
    expect(levels.setModules('index*=2, *er=0,mempool=3')).toBe(true);
    expect(write()).toEqual(['indexer error', 'indexer warn', 'mempool error', 'mempool warn', 'mempool info']);
    expect(levels.setModules('')).toBe(true);
    expect(write()).toEqual(['indexer error', 'mempool error', 'server error']);
  });

  test('are set at once by a pattern of many stars', () => {
    const { levels, write } = stage('error');
    const many = Array.from({ length: 50 }, () => `${'*'.repeat(39)}x=5`);
    expect(levels.setModules(many.join(','))).toBe(true);
    // It ends with another letter than x.
    levels.of('subscriptions');
    expect(write()).toHaveLength(3);
    expect(levels.setModules('***r***=2')).toBe(true);
    expect(write()).toEqual([...['indexer error', 'indexer warn', 'mempool error', 'server error', 'server warn']]);
  });

  test('of the settings hold for parts that no rule names', () => {
    const { levels, write } = stage('error');
    levels.setModules('mempool=2');
    expect(write()).toEqual(['indexer error', 'mempool error', 'mempool warn', 'server error']);
  });

  test.each(['indexer', 'indexer=', '=3', 'indexer=x', 'a=1;b=2', 'a=1,,b=2', '(a+)+=1', 'a/b=1', 'a=-1'])(
    'are not changed by %p',
    (text) => {
      const { levels, write } = stage('error');
      expect(levels.setModules(text)).toBe(false);
      expect(write()).toHaveLength(3);
    },
  );
});

test('levels that were set hold for loggers that are asked for later, and in another process', () => {
  const lines: string[] = [];
  const other = new LogLevels(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }));
  other.of('server');
  const { levels } = stage();
  levels.setVerbosity(2);
  levels.setModules('mempool=4');
  expect(levels.state()).toEqual({ verbosity: 2, modules: 'mempool=4' });
  other.restore(levels.state());
  const mempool = other.of('mempool');
  mempool.debug('pending');
  mempool.trace('not written');
  other.of('server').info('not written');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['pending']);
  expect(other.state()).toEqual(levels.state());
});
