// How everything in Go is compiled: the node and the tests of the Go SDK.

/**
 * Environment variables of `go`. With one set of flags, packages that the node compiled (the standard library among
 * them) are taken from Go's build cache by the tests of the SDK.
 */
export const GO_ENVIRONMENT = {
  GOFLAGS: [
    '-trimpath',
    // They only connect to loopback, so Go's own resolver suffices and programs do not need libc's.
    '-tags=netgo,osusergo',
    // They are never debugged, and the compiler needs longer to write what a debugger would read.
    '-gcflags=all=-dwarf=false',
  ].join(' '),
  // The compiler runs once per package: what it collects as garbage, its exit would free.
  GOGC: 'off',
  GOMEMLIMIT: '512MiB',
};
