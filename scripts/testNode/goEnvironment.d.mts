/** Environment variables of `go`, with which all Go code of the tests is compiled. */
export const GO_ENVIRONMENT: Readonly<Record<string, string>>;
