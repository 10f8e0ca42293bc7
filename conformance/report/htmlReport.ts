/** The report as one HTML file: no script, nothing loaded from elsewhere, and everything from the server escaped. */
import type { Report, ReportedFinding } from '../run.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.3rem .6rem;text-align:left;vertical-align:top}
pre{background:#8882;overflow-x:auto;padding:.6rem;white-space:pre-wrap;overflow-wrap:anywhere}.found{color:#c22}.known{color:#a60}`;

/** The whole page. */
export function htmlReport(report: Report): string {
  const { server, url, requests, methods, findings, skipped, ended, sentFrom } = report;
  const found = findings.filter(({ known }) => known === null);
  const known = findings.filter((finding) => finding.known !== null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escaped(url)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Conformance of ${escaped(url)}</h1>
<p>${escaped(server.version || 'a server without a name')}, taken for ${escaped(server.kind)}, chain id ${escaped(server.chainId ?? 'unknown')}; ${requests} requests: ${found.length} found, ${known.length} known.</p>
<p>${sentFrom === null ? 'No transaction was sent.' : `Transactions were sent from ${escaped(sentFrom)}.`}</p>
${ended === null ? '' : `<p class="found">The run ended early: ${escaped(ended)}</p>`}
${section('Findings', found)}
${section('Known findings of such a server', known)}
<h2>Methods</h2>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">State</th><th scope="col">Found</th><th scope="col">Known</th></tr></thead>
<tbody>
${methods.map((row) => `<tr><td>${escaped(row.method)}</td><td>${row.state}</td><td>${row.findings}</td><td>${row.known}</td></tr>`).join('\n')}
</tbody>
</table>
${skipped.length === 0 ? '' : `<h2>Not checked</h2>\n<ul>${skipped.map(({ check, reason }) => `<li>${escaped(check)}: ${escaped(reason)}</li>`).join('\n')}</ul>`}
</body>
</html>
`;
}

function section(title: string, findings: readonly ReportedFinding[]): string {
  return findings.length === 0 ? '' : `<h2>${title}</h2>\n${findings.map(findingPart).join('\n')}`;
}

function findingPart(finding: ReportedFinding): string {
  const { rule, method, message, demands, source, known, request, answer, times } = finding;
  return `<h3 class="${known === null ? 'found' : 'known'}">${escaped(rule)}: ${escaped(method)}${times > 1 ? ` (${times} times)` : ''}</h3>
<p>${escaped(message)}</p>
<p>The rule: ${escaped(demands)} [${escaped(source)}]</p>
${known === null ? '' : `<p>Known: ${escaped(known)}</p>`}
<pre>--&gt; ${escaped(request)}
&lt;-- ${escaped(answer)}</pre>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
