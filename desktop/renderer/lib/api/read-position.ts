import { positionHeader, readPosition } from "#shared/database-position.ts";

/** Null: the next read asks the server how far its database is. */
let position: number | null = null;
/** A response to a call from before the latest `forgetPosition` may say too little. */
let forgotten = 0;

/**
 * Brings the position of the member's latest write along, so that a replica which does not have it
 * yet does not answer (replicas.2). Returns what to call with the response. One to a write that
 * does not say how far the database is comes from a process without replicas, or one that could not
 * learn it: the position that is held is from before it.
 */
export function bringPosition(headers: Headers, isWrite = false): (response: Response) => void {
  const before = forgotten;
  if (position !== null) headers.set(positionHeader, String(position));
  return (response) => {
    const told = readPosition(response.headers.get(positionHeader));
    if (told === null) {
      if (isWrite && position !== null) forgetPosition();
    } else if (before === forgotten) position = Math.max(position ?? 0, told);
  };
}

/**
 * Something was written elsewhere that this page must see: the next read finds out how far the
 * database is.
 */
export function forgetPosition(): void {
  position = null;
  forgotten += 1;
}
