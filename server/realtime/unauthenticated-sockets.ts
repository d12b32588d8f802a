import { msg } from "@lingui/core/runtime-macro";
import { AppError, RateLimited, tooManyOfNetwork } from "../errors.ts";

/** The place of one socket among those without a member. */
export interface Place {
  /** Cuts the socket, once it is silent for long and another network has fewer places. */
  onEvicted(cut: () => void): void;
  /** The socket has sent something: it is not evicted any more. */
  speak(): void;
  /** Counts it again when it lingers, beyond the limits if need be. */
  retake(): void;
  /** Gives the place back, once. */
  release(): void;
}

/** Bounds the sockets without a member: unauthenticated ones, and closed ones that linger. */
export interface UnauthenticatedSockets {
  /**
   * Resolves when there is a place. Throws 429 when the source has its share, waiting ones
   * included, and 503 when too many wait, none came free in time, or the caller has left.
   */
  admit(source: string, request: Pick<Request, "signal">): Promise<Place>;
}

interface Limits {
  /** The sockets of one source, those that wait included. */
  readonly perSource: number;
  readonly inAll: number;
  /** Handshakes that may wait for a place, after a restart for instance, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** A socket that is silent for so long gives way to one of a network with fewer places. */
  readonly silentMs: number;
}

interface Held {
  readonly source: string;
  readonly since: number;
  cut: (() => void) | null;
}

interface Waiting {
  readonly source: string;
  start(): void;
}

const retryAfterSeconds = 2;
/** How often the silent ones are looked at while somebody waits. */
const lookEveryMs = 250;

/** The places that are taken. */
class Places {
  taken = 0;
  /** By source, of those that hold a place and those that wait. */
  readonly counted = new Map<string, number>();
  readonly #bySource = new Map<string, number>();
  /** In the order in which they came; without those that have spoken. */
  readonly #silent = new Set<Held>();

  /** `onRelease`: the place is free. */
  take(source: string, onRelease: () => void): Place {
    const held: Held = { source, since: performance.now(), cut: null };
    let isHeld = true;
    this.#count(source, 1);
    return {
      onEvicted: (cut) => {
        held.cut = cut;
        this.#silent.add(held);
      },
      speak: () => void this.#silent.delete(held),
      retake: () => {
        isHeld = true;
        add(this.counted, source, 1);
        this.#count(source, 1);
      },
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#silent.delete(held);
        add(this.counted, source, -1);
        this.#count(source, -1);
        onRelease();
      },
    };
  }

  /** Returns the first waiting one whose source has the fewest places. */
  fewest(queue: Iterable<Waiting>): Waiting | undefined {
    return least(queue, ({ source }) => this.#of(source));
  }

  /** Cuts the oldest socket that is silent since a moment, of the source with most places. */
  evictFor({ source }: Waiting, silentSince: number): void {
    const old = [...this.#silent].filter(({ since }) => since <= silentSince);
    const one = least(old, (held) => -this.#of(held.source));
    if (!one || this.#of(one.source) <= this.#of(source)) return;
    this.#silent.delete(one);
    one.cut?.();
  }

  #of(source: string): number {
    return this.#bySource.get(source) ?? 0;
  }

  #count(source: string, more: number): void {
    this.taken += more;
    add(this.#bySource, source, more);
  }
}

/**
 * Shares the places out by source: who waits with the fewest places is next, and the oldest silent
 * sockets of who has most are cut for them. So nobody keeps others out by opening sockets that say
 * nothing, from however many addresses.
 */
export function limitUnauthenticatedSockets(limits: Limits): UnauthenticatedSockets {
  const places = new Places();
  const { counted } = places;
  /** In the order in which they came. */
  const queue = new Set<Waiting>();
  let looking: ReturnType<typeof setInterval> | undefined;

  const take = (source: string) =>
    places.take(source, () => {
      // Sockets that linger may hold more places than there are.
      if (places.taken < limits.inAll) places.fewest(queue)?.start();
    });

  const evictOne = () => {
    const next = places.fewest(queue);
    if (next) places.evictFor(next, performance.now() - limits.silentMs);
  };

  /** Resolves to null when none came free. */
  const waitForPlace = (source: string, { signal }: Pick<Request, "signal">) =>
    new Promise<Place | null>((resolve) => {
      const end = (place: Place | null) => {
        queue.delete(waiting);
        clearTimeout(timer);
        if (queue.size === 0) clearInterval(looking);
        resolve(place);
      };
      const waiting = { source, start: () => end(take(source)) };
      const timer = setTimeout(() => end(null), limits.waitMs);
      if (queue.size === 0) looking = setInterval(evictOne, lookEveryMs);
      queue.add(waiting);
      signal.addEventListener("abort", () => end(null), { once: true });
      evictOne();
    });

  return {
    admit: async (source, request) => {
      if ((counted.get(source) ?? 0) >= limits.perSource) {
        throw new RateLimited(retryAfterSeconds, { what: tooManyOfNetwork });
      }
      if (places.taken >= limits.inAll && queue.size >= limits.waiting) throw noPlace();
      add(counted, source, 1);
      const place = places.taken < limits.inAll ? take(source) : await waitForPlace(source, request);
      if (place) return place;
      add(counted, source, -1);
      throw noPlace();
    },
  };
}

function add(counts: Map<string, number>, source: string, more: number): void {
  const now = (counts.get(source) ?? 0) + more;
  if (now > 0) counts.set(source, now);
  else counts.delete(source);
}

/** The first one with the least of something. */
function least<T>(of: Iterable<T>, measure: (one: T) => number): T | undefined {
  let found: T | undefined;
  for (const one of of) if (found === undefined || measure(one) < measure(found)) found = one;
  return found;
}

function noPlace(): AppError {
  const text = msg`Too many connections are being opened. Please try again in a moment.`;
  return new AppError("unavailable", text, { retryAfter: retryAfterSeconds });
}
