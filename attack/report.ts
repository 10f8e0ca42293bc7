import { cpus } from 'node:os';
import type { Finding } from './attackCase.js';

const HEAD = `| Attack | What the client does | Blocked ms (idle) | Others failed | Memory MB: peak, left | Outcome |
| --- | --- | ---: | ---: | ---: | --- |`;

const PAGE = `# Attacks

\`npm run attack\` starts \`halley start\` in front of an embedded chain, attacks it, and measures: "blocked" is the longest wait of a second client
that asks eth_chainId every 10 ms ("idle" is the same before the attack, on the same machine); memory is the growth of the process at its highest, and ten
seconds after the attack. \`-- --only name\` runs one, \`-- --inputs 1000000\` sends more hostile inputs.

`;

/** The findings as rows of a table in Markdown; with its head, or as a whole page. */
export function reportOf(findings: readonly Finding[], withHead: boolean, form: 'rows' | 'page' = 'rows'): string {
  const rows = findings.map(
    ({ name, what, blockedMs, idleMs, failed, peakMb, leftMb, outcome }) =>
      `| ${name} | ${what} | ${blockedMs} (${idleMs}) | ${failed} | ${peakMb}, ${leftMb} | ${cell(outcome)} |`,
  );
  const table = [...(withHead ? [HEAD] : []), ...rows].join('\n');
  if (form === 'rows') return table;
  return `${PAGE}Measured on ${cpus().length} cores, attackers and chain on the same machine, Node.js ${process.versions.node}.\n\n${table}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 400);
}
