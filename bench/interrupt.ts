let interrupted = false;

/** True once the run was interrupted; what fails then is no news. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** Cleans up on SIGINT and SIGTERM, and exits. Ctrl-C comes twice, from the terminal and from the script; the second must not cut that short. */
export function onInterrupt(stopAll: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      void stopAll().finally(() => process.exit(130));
    });
}
