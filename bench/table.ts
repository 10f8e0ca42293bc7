/** Tables for the terminal and for Markdown. Pure. */

/** Pads columns to their widest cell: the first column on the right, numbers on the left. */
export function aligned(lines: readonly string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ')).join('\n');
}

/** The first line is the head; its first cell is `request` unless it says otherwise. Numbers are on the right. */
export function markdown([head = [], ...lines]: readonly string[][]): string {
  const line = (values: string[]) => `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line([head[0] || 'request', ...head.slice(1)]), line(rule), ...lines.map(line)].join('\n');
}
