import { chmod, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { clearTimeout, setTimeout } from "node:timers";
import { channelOfAll, type Lines, openLines, splitWord } from "./hub-lines.ts";

/** A process that does not say within this time that it has heard is not waited for. */
const heardLimitMs = 900;
/** Gaps of so long are told as one: after the hub was away each process tells of one. */
const gatherGapsMs = 50;
/** Whoever connects must say the token by then. */
const helloLimitMs = 2_000;

export interface Hub {
  /** Ends all connections, and takes no others. */
  close(): Promise<void>;
}

/**
 * Carries events between the server processes of a launcher, over a Unix socket that its user alone
 * may open, and those alone use who know the token. Events of one process arrive at each other one
 * in the order in which they were sent. Nothing here waits for a process: one that does not read is
 * cut, and learns of its gap when it returns.
 */
export async function openHub({ path, token }: { path: string; token: string }): Promise<Hub> {
  // Of a launcher that was killed.
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const ends = new Ends();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    accept(socket, token, ends);
  });
  await listen(server, path);
  await chmod(path, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      await rm(path, { force: true });
    },
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.off("error", reject);
      // One connection could not be accepted: its process tries again.
      server.on("error", () => {});
      resolve();
    });
  });
}

function accept(socket: Socket, token: string, ends: Ends): void {
  let end: End | null = null;
  const late = setTimeout(() => socket.destroy(), helloLimitMs);
  const lines = openLines(socket, (line) => {
    if (end) return ends.handle(end, line);
    clearTimeout(late);
    if (line !== `hello ${token}`) return void socket.destroy();
    end = ends.add(lines);
    lines.send("ready");
  });
  socket.on("error", () => {});
  socket.once("close", () => {
    clearTimeout(late);
    if (end) ends.remove(end);
  });
}

/** A process that is connected. */
interface End {
  readonly lines: Lines;
  readonly joined: Set<string>;
  /** Questions that it has not said to have heard, the oldest first. */
  readonly unheard: Question[];
  /** It left one unheard for too long: others do not wait for it until it has caught up. */
  isSilent: boolean;
  /** It said that it ends: nothing of it is lost. */
  isLeaving: boolean;
}

interface Question {
  readonly number: number;
  readonly asker: End;
  /** Its number at the asker. */
  readonly askedAs: string;
  readonly waitsFor: Set<End>;
  late?: NodeJS.Timeout;
}

class Ends {
  readonly #all = new Set<End>();
  readonly #byMember = new Map<string, Set<End>>();
  /** Something of these may not have come to the others, which are told soon. */
  readonly #withGap = new Set<End>();
  #lastQuestion = 0;

  add(lines: Lines): End {
    const end: End = { lines, joined: new Set(), unheard: [], isSilent: false, isLeaving: false };
    this.#all.add(end);
    return end;
  }

  /** What it sent last may not have come: the others read again. */
  remove(end: End): void {
    this.#all.delete(end);
    for (const member of end.joined) this.#leave(end, member);
    for (const question of end.unheard) settle(question, end);
    if (!end.isLeaving) this.#tellOfGap(end);
  }

  handle(end: End, line: string): void {
    const [word, rest] = splitWord(line);
    if (word === "send") this.#send(end, rest);
    else if (word === "ask") this.#ask(end, rest);
    else if (word === "heard") hear(end, Number(rest));
    else if (word === "join") this.#join(end, rest);
    else if (word === "leave") this.#leave(end, rest);
    else if (word === "gap") this.#tellOfGap(end);
    else if (word === "ping") end.lines.send("pong");
    else if (word === "bye") end.isLeaving = true;
  }

  #send(from: End, rest: string): void {
    const [channel, envelope] = splitWord(rest);
    for (const end of this.#inChannel(channel)) if (end !== from) end.lines.send(`event ${envelope}`);
  }

  #ask(asker: End, rest: string): void {
    const [askedAs, channelled] = splitWord(rest);
    const [channel, envelope] = splitWord(channelled);
    const others = [...this.#inChannel(channel)].filter((end) => end !== asker);
    const waitsFor = new Set(others.filter((end) => !end.isSilent));
    const question: Question = { number: ++this.#lastQuestion, asker, askedAs, waitsFor };
    for (const end of others) {
      end.unheard.push(question);
      end.lines.send(`ask ${question.number} ${envelope}`);
    }
    if (waitsFor.size === 0) return asker.lines.send(`done ${askedAs}`);
    question.late = setTimeout(() => {
      for (const end of waitsFor) {
        end.isSilent = true;
        settle(question, end);
      }
    }, heardLimitMs).unref();
  }

  #join(end: End, members: string): void {
    for (const member of members.split(" ")) {
      if (member === "") continue;
      end.joined.add(member);
      const there = this.#byMember.get(member);
      if (there) there.add(end);
      else this.#byMember.set(member, new Set([end]));
    }
    end.lines.send("joined");
  }

  #leave(end: End, member: string): void {
    end.joined.delete(member);
    const there = this.#byMember.get(member);
    there?.delete(end);
    if (there?.size === 0) this.#byMember.delete(member);
  }

  #tellOfGap(of: End): void {
    if (this.#withGap.size === 0) {
      setTimeout(() => {
        const [first, ...further] = this.#withGap;
        this.#withGap.clear();
        for (const end of this.#all) if (end !== first || further.length > 0) end.lines.send("gap");
      }, gatherGapsMs).unref();
    }
    this.#withGap.add(of);
  }

  #inChannel(channel: string): ReadonlySet<End> {
    return channel === channelOfAll ? this.#all : this.#byMember.get(channel) ?? nobody;
  }
}

const nobody: ReadonlySet<End> = new Set();

/** It has handled all questions up to this one. */
function hear(end: End, number: number): void {
  for (;;) {
    const [oldest] = end.unheard;
    if (!oldest || oldest.number > number) break;
    end.unheard.shift();
    settle(oldest, end);
  }
  if (end.unheard.length === 0) end.isSilent = false;
}

/** The end has heard it, or is gone, or is not waited for any longer. */
function settle(question: Question, end: End): void {
  const { waitsFor, asker, askedAs } = question;
  if (!waitsFor.delete(end) || waitsFor.size > 0) return;
  clearTimeout(question.late);
  asker.lines.send(`done ${askedAs}`);
}
