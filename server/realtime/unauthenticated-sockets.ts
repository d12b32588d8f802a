import { AppError, RateLimited } from "../errors.ts";

/** Bounds the sockets without a member: unauthenticated ones, and closed ones that linger. */
export interface UnauthenticatedSockets {
  /** Throws 429 when the source has its share, 503 when the process is full. */
  admit(source: string): void;
  /** Counts an authenticated socket that lingers again, beyond the limits if need be. */
  readmit(source: string): void;
  release(source: string): void;
}

const retryAfterSeconds = 2;

export function limitUnauthenticatedSockets(
  mostPerSource: number,
  mostInAll: number,
): UnauthenticatedSockets {
  const held = new Map<string, number>();
  let inAll = 0;
  const readmit = (source: string) => {
    held.set(source, (held.get(source) ?? 0) + 1);
    inAll += 1;
  };
  return {
    admit: (source) => {
      if ((held.get(source) ?? 0) >= mostPerSource) throw new RateLimited(retryAfterSeconds);
      if (inAll >= mostInAll) {
        const message = "Too many connections are being opened. Please try again in a moment.";
        throw new AppError("unavailable", message, { retryAfter: retryAfterSeconds });
      }
      readmit(source);
    },
    readmit,
    release: (source) => {
      const left = (held.get(source) ?? 0) - 1;
      if (left > 0) held.set(source, left);
      else held.delete(source);
      inAll -= 1;
    },
  };
}
