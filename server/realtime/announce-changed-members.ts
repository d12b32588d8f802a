import type { Logger } from "pino";
import type { ServerFrame } from "#shared/realtime/frames.ts";

/** A frame for every socket of this process, except those of the members that it is hidden from. */
export interface Announcement {
  readonly frame: ServerFrame;
  readonly hiddenFrom: ReadonlySet<string>;
}

interface AnnouncerParts {
  /** Reads the members' current names and pictures, and who may not see them, by one statement. */
  readonly read: (memberIds: readonly string[]) => Promise<readonly Announcement[]>;
  readonly send: (announcement: Announcement) => void;
  readonly log: Pick<Logger, "warn">;
  /** Changes within this time are read together. */
  readonly gatherMs?: number;
}

export interface Announcer {
  changed(memberId: string): void;
  /** Frames read before a block must not be sent any more. */
  blocked(memberId: string): void;
  close(): void;
}

const retryMs = 1_000;
/**
 * An unavailable database must not fill the memory. Further members are seen unchanged until they
 * are next loaded.
 */
const mostWaiting = 10_000;

/**
 * Announces changed members: one read for all that change at about the same time, however many
 * sockets there are.
 */
export function announceChangedMembers({ read, send, log, gatherMs = 100 }: AnnouncerParts): Announcer {
  let waiting = new Set<string>();
  let reading: ReadonlySet<string> = new Set();
  let isVoid = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function wake(afterMs: number): void {
    if (reading.size === 0 && waiting.size > 0 && !isClosed) {
      timer ??= setTimeout(() => void announce(), afterMs);
    }
  }

  async function announce(): Promise<void> {
    timer = undefined;
    reading = waiting;
    waiting = new Set();
    isVoid = false;
    let nextMs = gatherMs;
    try {
      const announcements = await read([...reading]);
      if (isVoid) keep(reading);
      else if (!isClosed) announcements.forEach(send);
    } catch (err) {
      log.warn({ err }, "changed members wait: they cannot be read");
      keep(reading);
      nextMs = retryMs;
    }
    reading = new Set();
    wake(nextMs);
  }

  function keep(ids: Iterable<string>): void {
    for (const id of ids) if (waiting.size < mostWaiting) waiting.add(id);
  }

  return {
    changed(memberId) {
      keep([memberId]);
      wake(gatherMs);
    },
    blocked(memberId) {
      if (reading.has(memberId)) isVoid = true;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
