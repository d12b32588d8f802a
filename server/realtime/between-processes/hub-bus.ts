import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { clearInterval, clearTimeout, setInterval, setTimeout } from "node:timers";
import type { Logger } from "pino";
import type { Changes } from "../../changes.ts";
import type { ServerEvent } from "../../events.ts";
import type { Bus, BusListener, BusState } from "../bus.ts";
import { decodeEnvelope, encodeEnvelope, receiverOf } from "./envelope.ts";
import { gatherChanges } from "./gather-changes.ts";
import { channelOfAll, type Lines, openLines, splitWord } from "./hub-lines.ts";

const joinLimitMs = 2_000;
/** Longer than the hub waits for a process. */
const announceLimitMs = 1_000;
/** A hub that has not answered by the next beat is left. */
const heartbeatMs = 3_000;
const firstRetryMs = 20;
const longestRetryMs = 1_000;

interface HubAddress {
  readonly path: string;
  readonly token: string;
}

/**
 * A bus between the processes of one launcher, over its hub (hub.ts). After each connection that
 * was lost the listeners of all processes that may have missed something are notified of the gap.
 * Resolves once it is connected, and after a second at most.
 */
export async function openHubBus(address: HubAddress, log: Pick<Logger, "warn" | "info">): Promise<Bus> {
  const bus = new HubBus(address, log);
  await waitAtMost(bus.arrived, announceLimitMs);
  return bus;
}

class HubBus implements Bus {
  state: BusState = "away";
  readonly arrived: Promise<void>;
  readonly #id = randomUUID();
  readonly #address: HubAddress;
  readonly #log: Pick<Logger, "warn" | "info">;
  readonly #joined = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #changes = gatherChanges((changes) => void this.#send({ type: "changed", changes }));
  #arrive: () => void = () => {};
  #socket: Socket | null = null;
  /** Null until the hub knows this process. */
  #lines: Lines | null = null;
  #listener: BusListener | null = null;
  /** Called once the hub has done the joins, which it does in their order. */
  #joins: (() => void)[] = [];
  #questions = new Map<number, () => void>();
  #lastQuestion = 0;
  /** Whether something could not be sent since the others were last notified of a gap. */
  #hasGap = false;
  /** Since the last line of the hub a question was not answered in time: others do not wait. */
  #isSilent = false;
  /** Since the last line of the hub it was sent a ping. */
  #isPinged = false;
  #retryMs = firstRetryMs;
  #retry: NodeJS.Timeout | undefined;
  #isReported = false;
  #isClosed = false;

  constructor(address: HubAddress, log: Pick<Logger, "warn" | "info">) {
    this.#address = address;
    this.#log = log;
    this.arrived = new Promise((resolve) => this.#arrive = resolve);
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    this.#connect();
  }

  publish(event: ServerEvent): void {
    this.#listener?.onEvent(event);
    this.#send(event);
  }

  async announce(event: ServerEvent): Promise<void> {
    this.#listener?.onEvent(event);
    const number = ++this.#lastQuestion;
    const isDone = new Promise<void>((resolve) => this.#questions.set(number, resolve));
    if (this.#send(event, `ask ${number}`) && !this.#isSilent && !await waitAtMost(isDone, announceLimitMs)) {
      this.#isSilent = true;
    }
    this.#questions.delete(number);
  }

  tellOfChanges(changes: Changes): void {
    this.#changes.add(changes);
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
  }

  async join(memberId: string): Promise<void> {
    this.#joined.add(memberId);
    if (this.#lines) await waitAtMost(this.#sendJoin([memberId]), joinLimitMs);
  }

  leave(memberId: string): void {
    this.#joined.delete(memberId);
    this.#lines?.send(`leave ${memberId}`);
  }

  close(): void {
    this.#changes.send();
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    if (this.#lines) this.#lines.end("bye");
    else this.#socket?.destroy();
  }

  #connect(): void {
    const { path, token } = this.#address;
    const socket = this.#socket = connect(path);
    const lines = openLines(socket, (line) => this.#receive(line, lines));
    let cause: Error | undefined;
    socket.once("connect", () => lines.send(`hello ${token}`));
    socket.once("error", (error) => cause = error);
    socket.once("close", () => this.#goAway(cause));
    this.#hubSpoke();
  }

  #goAway(err?: Error): void {
    // What was written last may not have come.
    if (this.#lines) this.#hasGap = true;
    this.state = "away";
    this.#lines = null;
    for (const heard of this.#joins.splice(0)) heard();
    for (const heard of this.#questions.values()) heard();
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(2 * this.#retryMs, longestRetryMs);
    if (this.#isReported) return;
    this.#isReported = true;
    this.#log.warn({ err }, "the bus is away: events stay within this process until it returns");
  }

  #comeBack(): void {
    this.state = "ok";
    this.#retryMs = firstRetryMs;
    if (this.#isReported) this.#log.info("the bus is back");
    this.#isReported = false;
    if (this.#hasGap) this.#lines?.send("gap");
    this.#hasGap = false;
    this.#listener?.onGap();
    this.#arrive();
  }

  #beat(): void {
    if (!this.#lines) return;
    if (this.#isPinged) return void this.#socket?.destroy();
    this.#isPinged = true;
    this.#lines.send("ping");
  }

  /** Whether it could be handed to the hub. */
  #send(event: ServerEvent, word = "send"): boolean {
    this.#changes.send();
    if (this.state !== "ok") {
      this.#hasGap = true;
      return false;
    }
    const channel = receiverOf(event) ?? channelOfAll;
    this.#lines?.send(`${word} ${channel} ${encodeEnvelope({ from: this.#id, event })}`);
    return true;
  }

  #sendJoin(memberIds: readonly string[]): Promise<void> {
    this.#lines?.send(["join", ...memberIds].join(" "));
    return new Promise((resolve) => this.#joins.push(resolve));
  }

  #hubSpoke(): void {
    this.#isSilent = false;
    this.#isPinged = false;
  }

  #receive(line: string, lines: Lines): void {
    this.#hubSpoke();
    const [word, rest] = splitWord(line);
    if (word === "event") this.#hear(rest);
    else if (word === "ask") {
      const [number, envelope] = splitWord(rest);
      this.#hear(envelope);
      lines.send(`heard ${number}`);
    } else if (word === "done") this.#questions.get(Number(rest))?.();
    else if (word === "joined") this.#joins.shift()?.();
    else if (word === "gap") this.#listener?.onGap();
    else if (word === "ready") {
      this.#lines = lines;
      void this.#sendJoin([...this.#joined]).then(() => this.#lines === lines && this.#comeBack());
    }
  }

  #hear(envelope: string): void {
    const sent = decodeEnvelope(envelope);
    if (sent && sent.event.type !== "gap") this.#listener?.onEvent(sent.event);
  }
}

/** Whether the promise resolved in time. */
async function waitAtMost(promise: Promise<void>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs).unref();
  });
  const isInTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return isInTime;
}
