import type { Changes } from "../../changes.ts";

/** Changes wait so long for further ones, which are sent with them. */
const gatherMs = 3;

interface GatheredChanges {
  add(changes: Changes): void;
  /**
   * Sends what was gathered now. Call it before each event, so that none overtakes a change, and
   * before the bus closes.
   */
  send(): void;
}

/** Gathers changes for one message to the other processes. */
export function gatherChanges(tell: (changes: Changes) => void): GatheredChanges {
  let gathered: Changes = [];
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const changes = gathered;
    if (changes.length === 0) return;
    gathered = [];
    tell(changes);
  };
  return {
    add(changes) {
      gathered = changes === "everything" || gathered === "everything"
        ? "everything"
        : [...gathered, ...changes];
      timer ??= setTimeout(send, gatherMs);
    },
    send,
  };
}
