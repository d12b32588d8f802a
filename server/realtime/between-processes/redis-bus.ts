import { randomUUID } from "node:crypto";
import { clearInterval, setInterval } from "node:timers";
import { setTimeout as wait } from "node:timers/promises";
import { Redis, type RedisOptions } from "iovalkey";
import type { Logger } from "pino";
import type { Changes } from "../../changes.ts";
import type { ServerEvent } from "../../events.ts";
import type { Bus, BusListener, BusState } from "../bus.ts";
import { decodeEnvelope, encodeEnvelope, receiverOf } from "./envelope.ts";
import { gatherChanges } from "./gather-changes.ts";

const channelOfAll = "glimmer:all";
const channelOf = (memberId: string) => `glimmer:member:${memberId}`;

function channelFor(event: ServerEvent): string {
  const receiver = receiverOf(event);
  return receiver === null ? channelOfAll : channelOf(receiver);
}

const joinLimitMs = 2_000;
/** Until the bus is known to be away, acts that others must hear of take this much longer. */
const announceLimitMs = 1_000;
/** Detects a server that accepts bytes and stays silent. */
const heartbeatMs = 5_000;
const options: RedisOptions = {
  connectTimeout: 3_000,
  commandTimeout: 3_000,
  // A message that cannot be sent now is lost: clients reload when the bus returns.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  retryStrategy: (attempt) => Math.min(100 * 2 ** attempt, 2_000) * (0.75 + Math.random() / 2),
};

/**
 * A bus over Redis 7 or Valkey, one channel per member. Events reach this process's own listener
 * without it. After every outage the listeners of all processes that may have missed something are
 * notified of the gap.
 */
export function openRedisBus(url: string, log: Pick<Logger, "warn" | "info">): Bus {
  return new RedisBus(url, log);
}

class RedisBus implements Bus {
  state: BusState = "away";
  readonly #id = randomUUID();
  readonly #joined = new Set<string>();
  readonly #log: Pick<Logger, "warn" | "info">;
  readonly #sender: Redis;
  /** Separate: a connection that subscribes can do nothing else. */
  readonly #receiver: Redis;
  readonly #heartbeat: NodeJS.Timeout;
  #listener: BusListener | null = null;
  readonly #changes = gatherChanges((changes) => void this.#send(channelOfAll, { type: "changed", changes }));
  /** Whether something could not be sent since the others were last notified of a gap. */
  #hasGap = false;
  #isReported = false;
  #isClosed = false;

  constructor(url: string, log: Pick<Logger, "warn" | "info">) {
    this.#log = log;
    this.#sender = new Redis(url, options);
    this.#receiver = new Redis(url, options);
    for (const connection of this.#connections) {
      connection.on("ready", () => void this.#comeBack());
      connection.on("close", () => this.#goAway());
      connection.on("error", (err) => this.#goAway(err));
    }
    this.#receiver.on("message", (_channel: string, text: string) => this.#receive(text));
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  publish(event: ServerEvent): void {
    this.#listener?.onEvent(event);
    void this.#send(channelFor(event), event);
  }

  async announce(event: ServerEvent): Promise<void> {
    this.#listener?.onEvent(event);
    // The reply to a publication may come before what was published: that to a later question not.
    const sent = this.#send(channelFor(event), event).then(() => this.#sender.ping()).catch(() => {});
    await Promise.race([sent, wait(announceLimitMs, undefined, { ref: false })]);
  }

  tellOfChanges(changes: Changes): void {
    this.#changes.add(changes);
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
  }

  async join(memberId: string): Promise<void> {
    this.#joined.add(memberId);
    if (this.#receiver.status !== "ready") return;
    const subscribed = this.#receiver.subscribe(channelOf(memberId)).catch(() => reconnect(this.#receiver));
    await Promise.race([subscribed, wait(joinLimitMs, undefined, { ref: false })]);
  }

  leave(memberId: string): void {
    this.#joined.delete(memberId);
    if (this.#receiver.status === "ready") this.#receiver.unsubscribe(channelOf(memberId)).catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    this.#changes.send();
    for (const connection of this.#connections) connection.disconnect();
  }

  get #connections(): readonly Redis[] {
    return [this.#sender, this.#receiver];
  }

  #goAway(err?: Error): void {
    this.state = "away";
    if (this.#isReported || this.#isClosed) return;
    this.#isReported = true;
    this.#log.warn({ err }, "the bus is away: events stay within this process until it returns");
  }

  async #comeBack(): Promise<void> {
    if (this.#connections.some(({ status }) => status !== "ready")) return;
    try {
      await this.#receiver.subscribe(channelOfAll, ...[...this.#joined].map(channelOf));
    } catch {
      return reconnect(this.#receiver);
    }
    if (this.#sender.status !== "ready" || this.state === "ok") return;
    this.state = "ok";
    if (this.#isReported) this.#log.info("the bus is back");
    this.#isReported = false;
    this.#tellOfGap();
    this.#listener?.onGap();
  }

  #beat(): void {
    for (const connection of this.#connections) {
      if (connection.status !== "ready") continue;
      connection.ping().then(() => this.#tellOfGap(), () => reconnect(connection));
    }
  }

  /** Notifies the other processes that this one could not send something. */
  #tellOfGap(): void {
    if (!this.#hasGap) return;
    this.#hasGap = false;
    void this.#send(channelOfAll, { type: "gap" });
  }

  /** Resolves once Redis has sent it on, or it failed. */
  async #send(channel: string, event: ServerEvent | { readonly type: "gap" }): Promise<void> {
    this.#changes.send();
    if (this.state !== "ok") {
      this.#hasGap = true;
      return;
    }
    await this.#sender.publish(channel, encodeEnvelope({ from: this.#id, event })).catch(() => {
      this.#hasGap = true;
    });
  }

  #receive(text: string): void {
    const sent = decodeEnvelope(text);
    if (!sent || sent.from === this.#id) return;
    if (sent.event.type === "gap") this.#listener?.onGap();
    else this.#listener?.onEvent(sent.event);
  }
}

/** An ended connection is already connecting again. */
function reconnect(connection: Redis): void {
  if (connection.status === "ready") connection.disconnect(true);
}
