// What the build of the Go node changes in the sources that it takes from the module proxy.
import { createHash } from 'node:crypto';

/** The EIP-155 chain id of a node is read from this environment variable. It decides the decimals of the coin. */
export const CHAIN_ID_VARIABLE = 'EVMD_CHAIN_ID';

/**
 * Changed files: `change` answers the new text, or null for a file that the build leaves out. It throws when the
 * file is not what it was written for.
 */
export const CHANGED_SOURCES = [
  // The module fixes the chain id, and with it the decimals of the coin, as constants. In this build they are
  // variables, so that one binary runs a chain whose coin has 18 decimals and one whose coin has six.
  {
    module: 'github.com/cosmos/evm',
    file: 'cmd/evmd/config/config.go',
    change: (text) => withVariable(text, 'EVMChainID'),
  },
  {
    module: 'github.com/cosmos/evm',
    file: 'server/config/config.go',
    change: (text) => withVariable(text, 'DefaultEVMChainID'),
  },
  // The rest only makes the build shorter. A plan of an upgrade may name programs, which the command line downloads;
  // no test does that, and the packages for it (two clouds among them) are an eighth of the whole build.
  { module: 'cosmossdk.io/x/upgrade', file: 'plan/downloader.go', change: withoutDownloads },
  // Pebble brings Zstandard as C code, and in Go for builds without C. The node stores its data with goleveldb.
  { module: 'github.com/cockroachdb/pebble', file: 'sstable/compression_cgo.go', change: leftOutIfZstandard },
  { module: 'github.com/cockroachdb/pebble', file: 'sstable/compression_nocgo.go', change: withoutBuildTag },
];

const DOWNLOADER_SHA256 = 'e80a208dafa25e8112475d817c7f8a800380b7b22686a7dd966dbced362116b2';
const WITHOUT_DOWNLOADS = `package plan

import (
	"errors"
	neturl "net/url"
)

var errNoDownloads = errors.New("this build of the node downloads nothing")

func DownloadUpgrade(dstRoot, url, daemonName string) error { return errNoDownloads }

func DownloadURL(url string) (string, error) { return "", errNoDownloads }

func ValidateURL(text string, mustChecksum bool) error {
	url, err := neturl.Parse(text)
	if err == nil && mustChecksum && url.Query().Get("checksum") == "" {
		return errors.New("missing checksum query parameter")
	}
	return err
}
`;

/** The Go file with a constant made a variable whose value the environment may replace. */
function withVariable(text, name) {
  const constant = new RegExp(`^\\t${name} = (\\d+)$`, 'm');
  const value = constant.exec(text)?.[1];
  if (value === undefined) throw new Error(`there is no constant ${name} where it was`);
  const imports = 'import (\n\tenvironment "os"\n\tnumbers "strconv"\n';
  return `${text.replace(constant, '').replace('import (\n', imports)}
var ${name} = func() uint64 {
	if id, err := numbers.ParseUint(environment.Getenv("${CHAIN_ID_VARIABLE}"), 10, 64); err == nil {
		return id
	}
	return ${value}
}()
`;
}

function withoutDownloads(text) {
  const found = createHash('sha256').update(text).digest('hex');
  if (found !== DOWNLOADER_SHA256) throw new Error(`plan/downloader.go is another one (SHA-256 ${found})`);
  return WITHOUT_DOWNLOADS;
}

function leftOutIfZstandard(text) {
  if (!text.includes('"github.com/DataDog/zstd"')) throw new Error('the file for builds with C no longer uses zstd');
  return null;
}

function withoutBuildTag(text) {
  const changed = text.replace(/^\/\/ ?(go:build|\+build) !cgo\n/gm, '');
  if (changed === text) throw new Error('the file for builds without C has another build tag');
  return changed;
}
