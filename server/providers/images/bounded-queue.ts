/** Runs at most `running` tasks at once and lets at most `waiting` more wait; beyond that `refuse` makes the error. */
export function boundedQueue(limits: { running: number; waiting: number }, refuse: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function take(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) throw refuse();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The place goes straight to the next in line, so nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    await take();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
