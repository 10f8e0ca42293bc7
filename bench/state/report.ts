/** Section State of the report: a chart, a table and sentences. Pure. */
import type { Figures, Refusal } from '../measure.js';
import { list, paragraph } from '../page.js';
import { failures, GENERATOR_NOTE, isFigures, rateCell, ratio, sideCells, sideColumns } from '../report.js';
import { aligned, markdown } from '../table.js';

/** A server of the section. The first one of a section is the Halley that the others are compared with. */
export interface Subject {
  name: string;
  /** True for those that have a node behind them. */
  isHalley: boolean;
}

export interface StateRow {
  title: string;
  /** In the order of the subjects. */
  sides: (Figures | Refusal)[];
}

export interface StateSection {
  subjects: Subject[];
  rows: StateRow[];
  /** Sentences about the section. */
  facts: string[];
}

/** The table for the terminal. */
export function alignedState(section: StateSection): string {
  return aligned(lines(section));
}

/** One row for the terminal while others are still measured. */
export function stateProgress({ title, sides }: StateRow, subjects: readonly Subject[]): string {
  const rates = subjects.map(({ name }, index) => `${name} ${rateCell(sides[index] as Figures | Refusal)} req/s`);
  return `  ${title}: ${rates.join(', ')}`;
}

/** The parts of the page. `drawing` is the name of the chart among the drawings of the pages. */
export function stateParts(section: StateSection, drawing: string): string[] {
  return [
    '## State',
    paragraph(
      'What reads accounts, code and storage, on twenty contracts; each request is another one. `node CPU` is the processor time that a request to Halley takes from the node behind it. `node CPU saved` compares it with that before, or with that of a request to the node.',
    ),
    ['```mermaid ' + drawing, diagram(section), '```'].join('\n'),
    markdown(rates(section)),
    markdown(costs(section)),
    list(stateNotes(section)),
  ];
}

export function stateNotes({ subjects, rows, facts }: StateSection): string[] {
  const isBound = rows.some(({ sides }) => sides.some((side) => isFigures(side) && side.generatorBound));
  return [
    ...(isBound ? [GENERATOR_NOTE] : []),
    ...rows.flatMap(({ title, sides }) => sides.flatMap((side, n) => failures(title, serverName(subjects[n]), side))),
    ...facts,
  ];
}

/** All figures of each subject, and what follows from them. */
function lines(section: StateSection): string[][] {
  return table(section, ({ name, isHalley }) => sideColumns(name, isHalley), sideCells);
}

/** A table for a page has fewer columns than one for the terminal. */
function rates(section: StateSection): string[][] {
  return table(
    section,
    ({ name }) => [`${name} req/s`],
    (side) => [rateCell(side)],
  );
}

/** Columns of each subject, the rate of the first as times those of the others, and what it saves the node. */
function table(
  { subjects, rows }: StateSection,
  columnsOf: (subject: Subject) => string[],
  cellsOf: (side: Figures | Refusal, isHalley: boolean) => string[],
): string[][] {
  const [first, ...others] = subjects as [Subject, ...Subject[]];
  const head = [
    '',
    ...subjects.flatMap(columnsOf),
    ...others.map(({ name }) => `${first.name} / ${name}`),
    'node CPU saved',
  ];
  const cells = ({ title, sides }: StateRow) => {
    const own = sides[0] as Figures | Refusal;
    return [
      title,
      ...sides.flatMap((side, n) => cellsOf(side, subjects[n]?.isHalley === true)),
      ...sides.slice(1).map((side) => ratio(own, side)),
      saved(own, nodeTime(subjects, sides)),
    ];
  };
  return [head, ...rows.map(cells)];
}

/** The slowest of a hundred requests, and the time of the processor. */
function costs({ subjects, rows }: StateSection): string[][] {
  const columns = subjects.flatMap(({ name, isHalley }) => {
    const [delay, ...others] = sideColumns(name, isHalley).slice(2);
    return [`${name} ${delay}`, ...others];
  });
  const cells = ({ title, sides }: StateRow) => [
    title,
    ...sides.flatMap((side, n) => sideCells(side, subjects[n]?.isHalley === true).slice(2)),
  ];
  return [['', ...columns], ...rows.map(cells)];
}

/** What a request took from the node before, or what it takes from the node's server where that was not measured. */
function nodeTime(subjects: readonly Subject[], sides: StateRow['sides']): number | null {
  const of = (name: string) => sides[subjects.findIndex((subject) => subject.name === name)] ?? null;
  const [before, node] = [of('before'), of('node')];
  if (isFigures(before)) return before.nodeCpuMs;
  return isFigures(node) ? node.cpuMs : null;
}

function saved(own: Figures | Refusal, base: number | null): string {
  if (!isFigures(own) || own.nodeCpuMs === null || base === null) return '-';
  return `${((1 - own.nodeCpuMs / base) * 100).toFixed(1)} %`;
}

function serverName(subject: Subject | undefined): string {
  return subject?.name === 'node' ? "the node's server" : (subject?.name ?? '');
}

/** The chart where drawings are not shown: one bar a scenario. */
function diagram({ subjects, rows }: StateSection): string {
  const base = subjects.findIndex(({ name }) => name === 'geth');
  const compared = base < 0 ? subjects.findIndex(({ name }) => name === 'node') : base;
  const bars = rows.flatMap(({ title, sides }) => {
    const [own, other] = [sides[0], sides[compared]] as (Figures | Refusal)[];
    return isFigures(own ?? null) && isFigures(other ?? null)
      ? [[title, ((own as Figures).perSecond / (other as Figures).perSecond).toFixed(2)] as const]
      : [];
  });
  return [
    'xychart-beta horizontal',
    `  title "Requests a second of ${subjects[0]?.name}, as times those of ${serverName(subjects[compared])}"`,
    `  x-axis [${bars.map(([title]) => JSON.stringify(title)).join(', ')}]`,
    `  bar [${bars.map(([, value]) => value).join(', ')}]`,
  ].join('\n');
}
