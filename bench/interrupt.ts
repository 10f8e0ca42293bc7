let interrupted = false;

/** True once the run is interrupted. Errors after that are not reported. */
export function isInterrupted(): boolean {
  return interrupted;
}

/**
 * Cleans up on SIGINT and SIGTERM, and exits. Ctrl-C arrives twice, from the terminal and from the script that started
 * the run. The second signal must not interrupt the clean-up.
 */
export function onInterrupt(stopAll: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      void stopAll().finally(() => process.exit(130));
    });
}
