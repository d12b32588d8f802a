import { AppError, RateLimited } from "../errors.ts";

/** Bounds the sockets without a member: unauthenticated ones, and closed ones that linger. */
export interface UnauthenticatedSockets {
  /**
   * Resolves when there is a place. Throws 429 when the source has its share, waiting ones
   * included, and 503 when too many wait, none came free in time, or the caller has left.
   */
  admit(source: string, request: Pick<Request, "signal">): Promise<void>;
  /** Counts an authenticated socket that lingers again, beyond the limits if need be. */
  readmit(source: string): void;
  release(source: string): void;
}

interface Limits {
  /** Of one source, those that wait included. */
  readonly perSource: number;
  readonly inAll: number;
  /** Handshakes that may wait for a place, after a restart for instance, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
}

const retryAfterSeconds = 2;

export function limitUnauthenticatedSockets(
  { perSource, inAll, waiting, waitMs }: Limits,
): UnauthenticatedSockets {
  const held = new Map<string, number>();
  /** In the order in which they came. */
  const queue = new Set<() => void>();
  let taken = 0;

  const count = (source: string, more: number) => {
    const now = (held.get(source) ?? 0) + more;
    if (now > 0) held.set(source, now);
    else held.delete(source);
  };

  /** Resolves to whether a place came free. */
  const waitForPlace = (request: Pick<Request, "signal">) =>
    new Promise<boolean>((resolve) => {
      const end = (hasPlace: boolean) => {
        queue.delete(start);
        clearTimeout(timer);
        resolve(hasPlace);
      };
      const start = () => end(true);
      const timer = setTimeout(() => end(false), waitMs);
      queue.add(start);
      request.signal.addEventListener("abort", () => end(false), { once: true });
    });

  return {
    admit: async (source, request) => {
      if ((held.get(source) ?? 0) >= perSource) throw new RateLimited(retryAfterSeconds);
      if (taken >= inAll && queue.size >= waiting) throw noPlace();
      count(source, 1);
      if (taken < inAll) taken += 1;
      else if (!await waitForPlace(request)) {
        count(source, -1);
        throw noPlace();
      }
    },
    readmit: (source) => {
      count(source, 1);
      taken += 1;
    },
    release: (source) => {
      count(source, -1);
      const [next] = queue;
      // Its place is the next one's, unless sockets that linger hold more than there are.
      if (next && taken <= inAll) next();
      else taken -= 1;
    },
  };
}

function noPlace(): AppError {
  const message = "Too many connections are being opened. Please try again in a moment.";
  return new AppError("unavailable", message, { retryAfter: retryAfterSeconds });
}
