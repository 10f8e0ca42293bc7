/** The findings in Markdown: a table for the terminal, and a page. */
import { describeHost } from '../bench/machine.js';
import { list, paragraph, reportPage } from '../bench/page.js';
import type { Finding } from './attackCase.js';
import { BOUND_MB, BOUND_MS } from './measure.js';

/** The head of the table for the terminal. */
export const TABLE_HEAD = `| Attack | What the client does | Blocked ms (idle) | Memory MB: peak, left | Outcome |
| --- | --- | ---: | ---: | --- |`;

const PAGE_TABLE_HEAD = `| Attack | Blocked ms (idle) | Memory MB: peak, left |
| --- | ---: | ---: |`;

const HEAD = { title: 'Attacks', description: 'What hostile clients can do to the service, measured.', order: 50 };

const PARTS = [
  '# Attacks',
  paragraph(
    '`npm run attack` starts `halley start` in front of a chain of `halley dev`, attacks it, and looks at what others feel. ' +
      '`npm run attack -- --only logs,sha3` runs single attacks, `-- --inputs 1000000` sends more hostile inputs, ' +
      '`-- --write` writes this page. It needs Linux, takes about a quarter of an hour, and ends with exit code 1 when an ' +
      'attack was not withstood.',
  ),
  list([
    '**Blocked** is the longest wait of another client, with an address and a process of its own, that asks ' +
      '`eth_chainId` every 10 ms. In brackets is its longest wait in the two seconds before the attack. The time in which ' +
      "the service's event loop was ready to run and had no core is taken off (`/proc/PID/schedstat`), so that other " +
      'programs on the machine count little. The client of the attack on `halley dev` asks `eth_getBalance` of ever new ' +
      'accounts, which its chain answers.',
    '**Memory** is the growth of the process at its highest, and four seconds after the attack. Each attack has a ' +
      'process of its own, which was just started.',
    '**Outcome** is what the attacker got.',
  ]),
  paragraph(
    'An attack is not withstood when the process ends, a request of the other client fails, an answer is wrong, the other ' +
      `client is blocked for more than ${BOUND_MS} ms longer than before, or memory grows by more than ${BOUND_MB} MB (the ` +
      'default `--memory-budget`). Such an attack is run three times: the run with the median wait counts, because other ' +
      'programs on the machine delay answers, too.',
  ),
  paragraph(
    'In the attacks whose names begin with `node-` the node lies as well: a gRPC server in front of the chain responds ' +
      'with megabytes, as fast as loopback lets it.',
  ),
  paragraph(
    'The attackers come from loopback, where no rate limit applies; they send at most 50 requests a second unless the list ' +
      'says otherwise.',
  ),
];

/** The whole page. */
export function pageOf(findings: readonly Finding[], host = describeHost()): string {
  return reportPage(HEAD, [
    ...PARTS,
    paragraph(`Measured on ${host}; attacker, chain and service share the cores.`),
    [PAGE_TABLE_HEAD, ...findings.map(figuresOf)].join('\n'),
    '## What each attack does, and what came of it',
    list(findings.map((finding) => `**${finding.name}**: ${cell(finding.what)}. Outcome: ${cell(verdictOf(finding))}`)),
  ]);
}

function figuresOf({ name, blockedMs, idleMs, peakMb, leftMb }: Finding): string {
  return `| ${name} | ${blockedMs} (${idleMs}) | ${peakMb}, ${leftMb} |`;
}

/** A row of the table for the terminal. */
export function rowOf(finding: Finding): string {
  const { name, what, blockedMs, idleMs, peakMb, leftMb } = finding;
  const cells = [name, what, `${blockedMs} (${idleMs})`, `${peakMb}, ${leftMb}`, verdictOf(finding)];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function verdictOf({ outcome, faults }: Finding): string {
  return (faults.length === 0 ? outcome : [`**Not withstood: ${faults.join('; ')}**`, outcome].join(' ')).trim();
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 500);
}
