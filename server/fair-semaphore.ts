export interface FairSemaphoreOptions {
  /** The total weight that may run at once. Heavier work runs alone. */
  readonly capacity: number;
  /** How many may wait in all. */
  readonly waiting: number;
  /** How many of one owner may wait, so that nobody fills the queue for the others. */
  readonly waitingPerOwner: number;
}

/** The owner of the work, and its weight. */
interface Ticket {
  readonly owner: string;
  readonly weight: number;
}

/** Which limit is reached: the owner's share of the queue, or the whole queue. */
export type Full = "owner" | "all";

interface Waiting {
  readonly weight: number;
  start(): void;
}

/**
 * A weighted semaphore that is fair to owners: those who wait take turns, one piece of work each, so that a burst of one owner
 * delays the others by a piece or two. Nothing overtakes work whose turn it is, so heavy work never waits for ever.
 */
export function createFairSemaphore({ capacity, waiting, waitingPerOwner }: FairSemaphoreOptions) {
  // In the order of their turns; an owner moves to the end after a turn.
  const queues = new Map<string, Waiting[]>();
  let waitingCount = 0;
  let inside = 0;

  const hasRoom = (weight: number) => inside === 0 || inside + weight <= capacity;

  function startNext(): void {
    for (;;) {
      const [owner, queue] = queues.entries().next().value ?? [];
      const next = queue?.[0];
      if (owner === undefined || !queue || !next || !hasRoom(next.weight)) return;
      queue.shift();
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      waitingCount -= 1;
      inside += next.weight;
      next.start();
    }
  }

  function enterNow({ weight }: Ticket): boolean {
    if (waitingCount > 0 || !hasRoom(weight)) return false;
    inside += weight;
    return true;
  }

  function leave({ weight }: Ticket): void {
    inside -= weight;
    startNext();
  }

  function wait(
    { owner, weight }: Ticket,
    refusal: (full: Full) => Error,
    signal?: AbortSignal,
  ): Promise<void> {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= waitingPerOwner) throw refusal("owner");
    if (waitingCount >= waiting) throw refusal("all");
    waitingCount += 1;
    queues.set(owner, queue);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(turn), 1);
        if (queue.length === 0) queues.delete(owner);
        waitingCount -= 1;
        reject(signal?.reason);
        // What left may have been too heavy for the room there is.
        startNext();
      };
      const start = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const turn = { weight, start };
      queue.push(turn);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  /**
   * Waits for a turn and returns what gives the place back; calling that again does nothing. Throws the error of `refusal` when
   * the queue is full, and the signal's reason when it ends the wait.
   */
  async function acquire(
    ticket: Ticket,
    refusal: (full: Full) => Error,
    signal?: AbortSignal,
  ): Promise<() => void> {
    signal?.throwIfAborted();
    if (!enterNow(ticket)) await wait(ticket, refusal, signal);
    let isInside = true;
    return () => {
      if (isInside) leave(ticket);
      isInside = false;
    };
  }

  /** Runs the work when there is capacity. Throws the error of `refusal` when the queue is full. */
  async function enter<T>(
    ticket: Ticket,
    work: () => Promise<T>,
    refusal: (full: Full) => Error,
  ): Promise<T> {
    // What has room starts in this turn of the event loop.
    if (!enterNow(ticket)) await wait(ticket, refusal);
    try {
      return await work();
    } finally {
      leave(ticket);
    }
  }

  return { acquire, enter };
}
