/** What `npm run record:conformance` keeps in docs-site/data/conformance.json, as the page shows it. */

/** A rule that a server broke. The server wrote parts of the texts. */
export interface RecordedFinding {
  readonly rule: string;
  /** A method, a method with what was tried after a colon, or a case of JSON-RPC. */
  readonly method: string;
  readonly message: string;
  /** What was sent and what came, cut. */
  readonly request: string;
  readonly answer: string;
  /** What the rule demands, and who says so. */
  readonly demands: string;
  readonly source: string;
  /** Why it is known of such a server; null when it is not. */
  readonly known: string | null;
}

/** A server with what was found. */
export interface RecordedServer {
  readonly name: string;
  /** What was run, in words. */
  readonly what: string;
  /** What web3_clientVersion said. */
  readonly version: string;
  /** Method → `present`, `absent`, `private` or `not called`. */
  readonly methods: Readonly<Record<string, string>>;
  readonly findings: readonly RecordedFinding[];
  /** Checks that could not be made. */
  readonly skipped: readonly { readonly check: string; readonly reason: string }[];
}

/** The whole file. */
export interface ConformanceRecord {
  readonly servers: readonly RecordedServer[];
}

/** The method of a finding, or the case: without what was tried. */
export function methodOf({ method }: RecordedFinding): string {
  return method.split(':')[0] ?? method;
}

/** What is in a cell of the table, in words. */
export function stateOf({ methods, findings }: RecordedServer, method: string): string {
  const state = methods[method];
  if (state === 'private') return 'needs a token';
  if (state !== 'present') return state ?? 'absent';
  const own = findings.filter((finding) => methodOf(finding) === method);
  const known = own.filter((finding) => finding.known !== null).length;
  const parts = [own.length > known ? `${own.length - known} found` : '', known > 0 ? `${known} known` : ''].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? 'ok' : parts.join(', ');
}

/** Findings by method or case, in their order. */
export function findingsByMethod(findings: readonly RecordedFinding[]): Map<string, RecordedFinding[]> {
  const groups = new Map<string, RecordedFinding[]>();
  for (const finding of findings) groups.set(methodOf(finding), [...(groups.get(methodOf(finding)) ?? []), finding]);
  return groups;
}
