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

  function wait({ owner, weight }: Ticket, refusal: (full: Full) => Error): Promise<void> {
    const queue = queues.get(owner) ?? [];
    if (queue.length >= waitingPerOwner) throw refusal("owner");
    if (waitingCount >= waiting) throw refusal("all");
    waitingCount += 1;
    queues.set(owner, queue);
    return new Promise((start) => queue.push({ weight, start }));
  }

  /** Runs the work when there is capacity. Throws the error of `refusal` when the queue is full. */
  return async function enter<T>(
    ticket: Ticket,
    work: () => Promise<T>,
    refusal: (full: Full) => Error,
  ): Promise<T> {
    if (waitingCount === 0 && hasRoom(ticket.weight)) inside += ticket.weight;
    else await wait(ticket, refusal);
    try {
      return await work();
    } finally {
      inside -= ticket.weight;
      startNext();
    }
  };
}
