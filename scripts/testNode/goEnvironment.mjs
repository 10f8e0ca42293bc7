// How everything in Go is compiled: the node and the tests of the Go SDK.

/**
 * Environment variables of `go`. With one set of flags, packages that the node compiled (the standard library among
 * them) are taken from Go's build cache by the tests of the SDK.
 */
export const GO_ENVIRONMENT = {
  // These take the place of the machine's own flags (`go env -w GOFLAGS=…`).
  GOFLAGS: [
    '-trimpath',
    // Git refuses to describe a checkout of another user, as in a container, and nothing reads what it would say.
    '-buildvcs=false',
    // They only connect to loopback, so Go's own resolver suffices and programs do not need libc's.
    '-tags=netgo,osusergo',
    // They are never debugged, and the compiler needs longer to write what a debugger would read.
    '-gcflags=all=-dwarf=false',
  ].join(' '),
  // The compiler runs once per package: what it collects as garbage, its exit would free.
  GOGC: process.env.GOGC ?? 'off',
  GOMEMLIMIT: process.env.GOMEMLIMIT ?? '512MiB',
};
