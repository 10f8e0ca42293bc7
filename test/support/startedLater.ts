/** Stands for what a hook starts, so that tests can name it before. Using it earlier throws. */
export function startedLater<T extends object>(name: string, started: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_, property) {
      const value = started();
      if (value === undefined) throw new Error(`${name} has not started`);
      return Reflect.get(value, property, value) as unknown;
    },
  });
}
