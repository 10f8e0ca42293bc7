/**
 * The parts of Node's diagnostic report that are shown. The report also has secrets: the environment, the command line
 * and addresses of peers. A list of what is shown keeps out what later versions of Node.js add.
 */
const HEADER = [
  'reportVersion',
  'dumpEventTime',
  'processId',
  'threadId',
  'nodejsVersion',
  'wordSize',
  'arch',
  'platform',
  'componentVersions',
  'osName',
  'osRelease',
  'osVersion',
  'osMachine',
];

/** Shown fields of an event loop handle; others may hold addresses and paths. */
const HANDLE = ['type', 'is_active', 'is_referenced', 'repeat', 'firesInMsFromNow', 'expired', 'fd'];

type Fields = Readonly<Record<string, unknown>>;

/** Stacks, heap, handles and threads as JSON; with a filter, only frames and handles that contain it. */
export function stackReport(filter: string | null): string {
  // Otherwise the report would look up the names of all peers, which takes long.
  if (process.report !== undefined) Object.assign(process.report, { excludeNetwork: true });
  const report: unknown = process.report?.getReport() ?? {};
  return JSON.stringify(shownReport(report, filter ?? ''), null, 2);
}

/** The shown parts of a report by any version of Node.js. */
export function shownReport(report: unknown, filter = ''): object {
  const { header, javascriptStack, nativeStack, javascriptHeap, resourceUsage, libuv, workers } = fieldsOf(report);
  const { message, stack } = fieldsOf(javascriptStack);
  return {
    header: only(HEADER, header),
    javascriptStack: { message, stack: matching(stack, filter) },
    nativeStack: matching(nativeStack, filter),
    javascriptHeap,
    resourceUsage,
    libuv: matching(
      listOf(libuv).map((handle) => only(HANDLE, handle)),
      filter,
    ),
    workers: listOf(workers).map((worker) => shownReport(worker, filter)),
  };
}

function matching(items: unknown, filter: string): unknown[] {
  return listOf(items).filter((item) => filter === '' || JSON.stringify(item).includes(filter));
}

function only(names: readonly string[], value: unknown): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(([name]) => names.includes(name)));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
