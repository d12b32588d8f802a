import type { Socket } from "node:net";

/**
 * What the hub and its processes send each other: lines of a word and what belongs to it. An
 * envelope is JSON, so it has no line break of its own.
 *
 * A process sends:
 *
 * - `hello <token>`, first; the hub closes without the right one
 * - `join <member> …`, and `leave <member>`; the hub sends `joined` once it has done a `join`
 * - `send <channel> <envelope>`: an event for the other processes that are in the channel
 * - `ask <number> <channel> <envelope>`: the same, and the hub sends `done <number>` once all of
 *   them have handled it
 * - `heard <number>`: it has handled all up to this question of the hub's
 * - `gap`: it could not send something; `ping`: the hub sends `pong`; `bye`: it ends by itself
 *
 * The hub sends `ready`, `event <envelope>`, `ask <number> <envelope>`, `gap`, and what is above.
 */
export interface Lines {
  /** Sent with all others of this turn of the event loop, in one write. */
  send(line: string): void;
  /** Sends what waits, then `last`, and ends. */
  end(last: string): void;
}

/** The channel of all processes; the others are members' ids. */
export const channelOfAll = "*";

/** What may wait for the other end before it counts as gone. */
const mostWaitingBytes = 8 * 1024 * 1024;

/** Reads lines from the socket, and writes them. An end that does not read is cut. */
export function openLines(socket: Socket, onLine: (line: string) => void): Lines {
  let rest = "";
  let waiting = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text === "" || !socket.writable) return;
    socket.write(text);
    if (socket.writableLength > mostWaitingBytes) socket.destroy();
  };
  return {
    send(line) {
      if (waiting === "") queueMicrotask(flush);
      waiting += `${line}\n`;
    },
    end(last) {
      waiting += `${last}\n`;
      flush();
      socket.end();
    },
  };
}

/** The first word of a text, and what stands behind the space after it. */
export function splitWord(text: string): readonly [string, string] {
  const end = text.indexOf(" ");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}
