// go-ethereum's own test vectors are read where the Go module proxy put them, since its licence keeps them out of here.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

export const GETH_MODULE = 'github.com/ethereum/go-ethereum';
export const GETH_VERSION = 'v1.16.9';

/** The module's checksum as go.sum writes it, so that the vectors are the ones that the tests were written for. */
const GETH_SUM = 'h1:UTJ93yoXD7BEMWg+9lSZ8/Zvf0oZfy2ZUmv0Gn0ZclE=';

/** Folder of go-ethereum's sources in Go's module cache; downloads them (30 MB) unless they are there. */
export async function gethSources() {
  // Outside any module: inside one, Go would ask for that one's requirements, too.
  const options = { cwd: tmpdir(), env: { ...process.env, GOFLAGS: '', GOWORK: 'off' } };
  const download = ['mod', 'download', '-json', `${GETH_MODULE}@${GETH_VERSION}`];
  const { stdout } = await promisify(execFile)('go', download, options).catch((cause) => {
    throw new Error(`go-ethereum's test vectors come by "go mod download", which failed`, { cause });
  });
  const { Dir, Sum } = JSON.parse(stdout);
  if (Sum !== GETH_SUM) throw new Error(`${GETH_MODULE}@${GETH_VERSION} has the checksum ${Sum}, not ${GETH_SUM}`);
  return Dir;
}
