/**
 * `npm run record:terminal`: runs `npm start`, sends the README's first request, and draws what the terminal showed as
 * an animated SVG, docs-site/drawings/terminal.svg. Look at it before you commit it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './setup.mjs';

/** The last line of the banner. */
const BANNER_END = /^Documentation .*\n/m;
/** Lines of the banner that the drawing has. The others are accounts, keys and addresses of the same kind. */
const SHOWN = /^(Halley|Accounts|Chain id|HTTP|WebSocket|Documentation)|^ {2}\(0\) .* tokens$/;
/** The README's first request. */
const REQUEST = /```sh\n(curl [\s\S]*?)\n```/;

const WIDTH = 880;
const LEFT = 24;
const TOP = 58;
const LINE_HEIGHT = 20;
/** No character of the fonts is wider. */
const CHARACTER_WIDTH = 8.4;

const request = REQUEST.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
if (request === undefined) throw new Error('README.md has no request for curl');
const { banner, response } = await runStart();
writeFileSync(
  join(root, 'docs-site/drawings/terminal.svg'),
  drawing([
    ...typed('npm start', 0.5),
    ...shown(banner).map((line) => ({ line, kind: 'output', at: 2.4 })),
    ...typed(request, 4),
    { line: response, kind: 'result', at: 6.8 },
  ]),
);

/** The banner of `npm start`, and the response to the request. */
async function runStart() {
  const server = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const exited = once(server, 'exit');
  try {
    const output = await bannerOf(server);
    const curl = spawn('sh', ['-c', request], { stdio: ['ignore', 'pipe', 'inherit'] });
    return { banner: output.slice(output.indexOf('Halley, ')), response: (await text(curl.stdout)).trim() };
  } finally {
    process.kill(-server.pid, 'SIGINT');
    await exited;
  }
}

/** All output up to the end of the banner. What comes later is read and dropped. */
function bannerOf(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (BANNER_END.test(output)) resolve(output);
    });
    server.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
}

/** The chosen lines, and dots where accounts and keys are left out. */
function shown(lines) {
  const chosen = lines.split('\n').filter((line) => SHOWN.test(line));
  return chosen.flatMap((line) => (line.startsWith('  (0)') ? [line, '  …'] : [line]));
}

/** A command, whose lines are typed one after another. */
function typed(command, start) {
  return command.split('\n').map((line, index) => ({
    line: index === 0 ? `$ ${line}` : `  ${line}`,
    kind: 'command',
    at: start + 1.2 * index,
  }));
}

/** Every line appears once and stays. Where motion is not wanted, all are there at once. */
function drawing(lines) {
  const height = TOP + lines.length * LINE_HEIGHT + 4;
  const rows = lines.map(({ line, kind, at }, index) => {
    const y = TOP + index * LINE_HEIGHT;
    const row = `<text class="${kind}" x="${LEFT}" y="${y}" style="animation-delay: ${at}s">${escape(line)}</text>`;
    return kind === 'command' ? `${row}\n${cover(line, y, at)}` : row;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"
  aria-labelledby="terminal-title terminal-desc" font-size="13"
  font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace">
<title id="terminal-title">A terminal: npm start, then a request</title>
<desc id="terminal-desc">${escape(lines.map(({ line }) => line).join('\n'))}</desc>
<style>
  .window, .cover { fill: #161b22 } .window { stroke: #484f58 }
  .command { fill: #f0f6fc } .output { fill: #a9b4c0 } .result { fill: #7ee787 }
  text { white-space: pre; animation: appear 1ms both }
  .cover { transform-box: fill-box; transform-origin: right; animation: type 1.2s steps(50) both }
  @keyframes appear { from { opacity: 0 } }
  @keyframes type { to { transform: scaleX(0) } }
  @media (prefers-reduced-motion: reduce) { text { animation: none } .cover { display: none } }
</style>
<rect class="window" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8" />
<circle cx="28" cy="22" r="6" fill="#ff7b72" />
<circle cx="48" cy="22" r="6" fill="#d29922" />
<circle cx="68" cy="22" r="6" fill="#56d364" />
${rows.join('\n')}
</svg>
`;
}

/** Hides a command, and moves off it as it is typed. */
function cover(line, y, at) {
  const width = Math.min(Math.ceil(line.length * CHARACTER_WIDTH), WIDTH - 2 * LEFT);
  return `<rect class="cover" x="${LEFT}" y="${y - 14}" width="${width}" height="${LINE_HEIGHT}" style="animation-delay: ${at}s" />`;
}

function escape(line) {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
