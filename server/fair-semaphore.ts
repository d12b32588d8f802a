export interface FairSemaphoreOptions {
  /** The total weight that may run at once. Heavier work runs alone. */
  readonly capacity: number;
  /** How many may wait in total. */
  readonly waiting: number;
  /** How many of one owner may wait, so that no owner fills the queue for the others. */
  readonly waitingPerOwner: number;
  /** Whether one owner's work runs one after the other, whatever room there is. */
  readonly isOneByOne?: boolean;
}

/** The owner of the work, and its weight. */
interface Ticket {
  readonly owner: string;
  readonly weight: number;
}

/** Which limit was reached: the owner's share of the queue, or the whole queue. */
export type Full = "owner" | "all";
type Refusal = (full: Full) => Error;

interface Waiting {
  readonly weight: number;
  start(): void;
}

/**
 * A weighted semaphore that is fair to owners: waiting owners take turns, one piece of work each,
 * so that one owner's burst delays the others by a piece or two. Nothing overtakes the work whose
 * turn it is, so heavy work never starves.
 */
export function createFairSemaphore(options: FairSemaphoreOptions) {
  const queue = createQueue(options);
  const { enterNow, startNext, leave } = createEntrance(options, queue);

  function wait({ owner, weight }: Ticket, refusal: Refusal, signal?: AbortSignal): Promise<void> {
    const full = queue.fullFor(owner);
    if (full) throw refusal(full);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.remove(owner, turn);
        reject(signal?.reason);
        // The work that left may have been too heavy for the free capacity.
        startNext();
      };
      const stopListening = () => signal?.removeEventListener("abort", giveUp);
      const turn = { weight, start: () => (stopListening(), resolve()) };
      queue.push(owner, turn);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  return {
    /** The limit that refuses an owner's next work; null: it may wait. */
    fullFor: queue.fullFor,

    /**
     * Waits for a turn and returns what gives the place back, once. Throws the error of `refusal`
     * when the queue is full, and the signal's reason when it ends the wait.
     */
    async acquire(ticket: Ticket, refusal: Refusal, signal?: AbortSignal): Promise<() => void> {
      signal?.throwIfAborted();
      if (!enterNow(ticket)) await wait(ticket, refusal, signal);
      let isInside = true;
      return () => {
        if (isInside) leave(ticket);
        isInside = false;
      };
    },

    /** Runs the work when there is room. Throws the error of `refusal` when the queue is full. */
    async enter<T>(ticket: Ticket, work: () => Promise<T>, refusal: Refusal): Promise<T> {
      // Work that fits starts in this turn of the event loop.
      if (!enterNow(ticket)) await wait(ticket, refusal);
      try {
        return await work();
      } finally {
        leave(ticket);
      }
    },
  };
}

/** Counts the work that runs, and lets in what there is room for. */
function createEntrance(
  { capacity, isOneByOne = false }: Pick<FairSemaphoreOptions, "capacity" | "isOneByOne">,
  queue: ReturnType<typeof createQueue>,
) {
  /** The owners whose next work waits for the one that runs. */
  const busy = new Set<string>();
  const isReady = (owner: string) => !busy.has(owner);
  let inside = 0;

  const hasRoom = (weight: number) => inside === 0 || inside + weight <= capacity;

  function go({ owner, weight }: Ticket): void {
    inside += weight;
    if (isOneByOne) busy.add(owner);
  }

  function startNext(): void {
    for (let next = queue.next(isReady); next && hasRoom(next.turn.weight); next = queue.next(isReady)) {
      queue.shift(next.owner);
      go({ owner: next.owner, weight: next.turn.weight });
      next.turn.start();
    }
  }

  function enterNow(ticket: Ticket): boolean {
    if (queue.next(isReady) || !isReady(ticket.owner) || !hasRoom(ticket.weight)) return false;
    go(ticket);
    return true;
  }

  function leave({ owner, weight }: Ticket): void {
    inside -= weight;
    busy.delete(owner);
    startNext();
  }

  return { enterNow, startNext, leave };
}

/** The waiting work, in the order of the owners' turns: an owner moves to the end after a turn. */
function createQueue(
  { waiting, waitingPerOwner }: Pick<FairSemaphoreOptions, "waiting" | "waitingPerOwner">,
) {
  const byOwner = new Map<string, Waiting[]>();
  let count = 0;

  function remove(owner: string, turn: Waiting): void {
    const turns = byOwner.get(owner) ?? [];
    turns.splice(turns.indexOf(turn), 1);
    if (turns.length === 0) byOwner.delete(owner);
    count -= 1;
  }

  return {
    remove,
    fullFor(owner: string): Full | null {
      if ((byOwner.get(owner)?.length ?? 0) >= waitingPerOwner) return "owner";
      return count >= waiting ? "all" : null;
    },
    /** The work whose turn it is, among the owners that are ready. */
    next(isReady: (owner: string) => boolean): { owner: string; turn: Waiting } | undefined {
      for (const [owner, [turn]] of byOwner) if (turn && isReady(owner)) return { owner, turn };
      return undefined;
    },
    push(owner: string, turn: Waiting): void {
      const turns = byOwner.get(owner);
      if (turns) turns.push(turn);
      else byOwner.set(owner, [turn]);
      count += 1;
    },
    /** Takes an owner's first work out; the owner moves to the end. */
    shift(owner: string): void {
      const turns = byOwner.get(owner);
      const turn = turns?.[0];
      if (!turns || !turn) return;
      remove(owner, turn);
      if (turns.length === 0) return;
      byOwner.delete(owner);
      byOwner.set(owner, turns);
    },
  };
}
