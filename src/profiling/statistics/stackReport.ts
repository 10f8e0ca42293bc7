/**
 * Node's diagnostic report without what could be secret. It names the parts that are shown, so that a later version of
 * Node.js cannot add one: the report also has the environment, the command line, addresses of peers and limits of the
 * user.
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

/** Fields of a handle of the event loop that are shown; the others may have addresses and paths. */
const HANDLE = ['type', 'is_active', 'is_referenced', 'repeat', 'firesInMsFromNow', 'expired', 'fd'];

type Fields = Readonly<Record<string, unknown>>;

/** Stacks, heap, handles and threads as JSON text; a filter leaves only the frames and handles that contain it. */
export function stackReport(filter: string | null): string {
  // Otherwise it would look up the names of all peers, which takes long.
  if (process.report !== undefined) Object.assign(process.report, { excludeNetwork: true });
  const report: unknown = process.report?.getReport() ?? {};
  return JSON.stringify(shownReport(report, filter ?? ''), null, 2);
}

/** What is shown of a report of Node.js, of any version. */
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
