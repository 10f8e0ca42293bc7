/** The report as text for a terminal or a file. */
import type { Report, ReportedFinding } from '../run.js';

/** How the text is drawn. */
export interface TextStyle {
  /** Columns of the terminal; lines are cut or wrapped to it. */
  columns: number;
  /** True for colours. */
  colour: boolean;
}

const MIN_COLUMNS = 40;
const INDENT = '    ';

/** The table of methods, the findings and the sums. Ends with a line end. */
export function terminalReport(report: Report, { columns, colour }: TextStyle): string {
  const width = Math.max(MIN_COLUMNS, columns);
  const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const found = report.findings.filter(({ known }) => known === null);
  const known = report.findings.filter((finding) => finding.known !== null);
  const lines = [
    fitted(`${report.url}: ${report.server.version || 'a server without a name'}`, width),
    fitted(`taken for ${report.server.kind}, chain id ${report.server.chainId ?? 'unknown'}`, width),
    '',
    ...methodTable(report, width, paint),
    '',
    ...section('Findings', found, width, (text) => paint(31, text)),
    ...section('Known findings of such a server', known, width, (text) => paint(33, text)),
    ...skipped(report, width),
    report.sentFrom === null ? 'No transaction was sent.' : `Transactions were sent from ${report.sentFrom}.`,
    paint(found.length > 0 || report.ended !== null ? 31 : 32, summary(report, found.length, known.length)),
    ...(report.ended === null ? [] : [paint(31, fitted(`The run ended early: ${report.ended}`, width))]),
  ];
  return `${lines.join('\n')}\n`;
}

function summary({ requests, methods }: Report, found: number, known: number): string {
  const present = methods.filter(({ state }) => state === 'present').length;
  return `${present} of ${methods.length} methods answered, ${requests} requests: ${found} ${found === 1 ? 'finding' : 'findings'}, and ${known} known`;
}

function methodTable({ methods }: Report, width: number, paint: (code: number, text: string) => string): string[] {
  const shown = methods.filter(({ state }) => state === 'present' || state === 'private');
  const longest = Math.max(0, ...shown.map(({ method }) => method.length));
  const rows = shown.map(({ method, state, findings, known }) => {
    const text = fitted(`${method.padEnd(longest)}  ${stateText(state, findings, known)}`, width);
    return findings > 0 ? paint(31, text) : known > 0 ? paint(33, text) : text;
  });
  const names = (state: string) => methods.filter((method) => method.state === state).map(({ method }) => method);
  return [...rows, ...named('absent', names('absent'), width), ...named('not called', names('not called'), width)];
}

function stateText(state: string, findings: number, known: number): string {
  if (state === 'private') return 'needs a token';
  const parts = [findings > 0 ? `${findings} found` : '', known > 0 ? `${known} known` : ''].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? 'ok' : parts.join(', ');
}

function named(title: string, names: readonly string[], width: number): string[] {
  return names.length === 0 ? [] : ['', ...wrapped(`${title}: ${names.join(', ')}`, width, '')];
}

function section(
  title: string,
  findings: readonly ReportedFinding[],
  width: number,
  paint: (text: string) => string,
): string[] {
  if (findings.length === 0) return [];
  return [title, ...findings.flatMap((finding) => findingLines(finding, width, paint)), ''];
}

function findingLines(finding: ReportedFinding, width: number, paint: (text: string) => string): string[] {
  const { rule, method, message, times, request, answer, demands, source, known } = finding;
  return [
    paint(fitted(`  ${rule}: ${method}${times > 1 ? ` (${times} times)` : ''}`, width)),
    ...wrapped(message, width, INDENT),
    ...wrapped(`the rule: ${demands} [${source}]`, width, INDENT),
    ...(known === null ? [] : wrapped(`known: ${known}`, width, INDENT)),
    fitted(`${INDENT}--> ${request}`, width),
    fitted(`${INDENT}<-- ${answer}`, width),
  ];
}

function skipped({ skipped: checks }: Report, width: number): string[] {
  if (checks.length === 0) return [];
  return ['Not checked', ...checks.flatMap(({ check, reason }) => wrapped(`${check}: ${reason}`, width, '  ')), ''];
}

function fitted(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

function wrapped(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length > indent.length && line.length + word.length >= width) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].map((item) => fitted(item, width));
}
