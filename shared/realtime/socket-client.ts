import type { ClientFrame, ServerFrame } from "./frames.ts";
import {
  answerWithinMs,
  decideAfterClose,
  pickSilenceBeforePingMs,
  restartDelayMs,
  retryDelayMs,
} from "./reconnect-rule.ts";

/** `waiting`: closed until the page is in front again. `over`: the session has ended. */
export type SocketState = "connecting" | "open" | "waiting" | "over";

/** The part of a `WebSocket` that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason?: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

interface SocketSurroundings {
  /**
   * Returns a ticket, or null when nobody is signed in any more. Rejects when the
   * server cannot be reached.
   */
  readonly readTicket: () => Promise<string | null>;
  readonly isSignedIn: () => Promise<boolean>;
  readonly open: () => Socket;
  readonly random: () => number;
  /** Returns null for a malformed frame or an unknown type. */
  readonly parse: (data: unknown) => ServerFrame | null;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onState: (state: SocketState) => void;
}

/** The specification demands that the first frame follows 100 ms after the opening. */
const authDelayMs = 100;
/** An attempt without a response by then has failed. */
const attemptMs = 15_000;
/** A connection that lasted this long resets the retries. */
const stableMs = 10_000;

/**
 * The one socket of a page or of the desktop app (realtime.3): connects, authenticates, and
 * reconnects.
 */
export class SocketClient {
  readonly #around: SocketSurroundings;
  #state: SocketState = "connecting";
  #socket: Socket | null = null;
  /** Counts attempts, so that a late result of an earlier one is ignored. */
  #attempt = 0;
  #retry = 0;
  #openedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBetweenAttempts = false;

  constructor(around: SocketSurroundings) {
    this.#around = around;
  }

  start(): void {
    void this.#connect();
  }

  /** Connects at once if the client is between two attempts or waits until the page is in front. */
  retryNow(): void {
    if (this.#isBetweenAttempts && this.#state !== "over") void this.#connect();
  }

  /**
   * Replaces the connection, which may be dead without notice after sleep or a change of network.
   */
  reconnect(): void {
    if (this.#state === "open" || this.#state === "connecting") void this.#connect();
  }

  /** Sends a frame, or drops it while there is no connection. */
  send(frame: ClientFrame): void {
    if (this.#state === "open") this.#socket?.send(JSON.stringify(frame));
  }

  stop(): void {
    this.#drop();
    this.#show("over");
  }

  async #connect(): Promise<void> {
    this.#drop();
    this.#isBetweenAttempts = false;
    const attempt = this.#attempt;
    this.#show("connecting");
    this.#timer = setTimeout(() => this.#retryLater(), attemptMs);
    const ticket = await this.#around.readTicket().catch(() => undefined);
    if (attempt !== this.#attempt) return;
    if (ticket === null) this.stop();
    else if (ticket === undefined) this.#retryLater();
    else this.#open(ticket);
  }

  #open(ticket: string): void {
    const attempt = this.#attempt;
    const socket = this.#around.open();
    this.#socket = socket;
    socket.onopen = () => {
      setTimeout(() => {
        if (attempt === this.#attempt) socket.send(JSON.stringify({ type: "auth", ticket }));
      }, authDelayMs);
    };
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code, reason }) => void this.#handleClose(code, reason);
  }

  #receive(data: unknown): void {
    const frame = this.#around.parse(data);
    if (frame?.type === "auth") {
      this.#openedAt = Date.now();
      this.#show("open");
    }
    // Every frame proves the connection, also one that this release does not understand.
    if (this.#state === "open") this.#pingAfterSilence();
    if (!frame || frame.type === "auth" || frame.type === "pong" || this.#state !== "open") return;
    this.#around.onFrame(frame);
  }

  /**
   * Sends a ping after a while of silence and reconnects without an answer: a proxy may swallow
   * frames while calls pass.
   */
  #pingAfterSilence(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.send({ type: "ping" });
      // Starts here, because a hidden page's timers may be late and the answer needs its full time.
      this.#timer = setTimeout(() => this.#replaceSilentConnection(), answerWithinMs);
    }, pickSilenceBeforePingMs(this.#around.random));
  }

  #replaceSilentConnection(): void {
    this.#retry = 0;
    this.#drop();
    this.#show("connecting");
    this.#connectIn(restartDelayMs(this.#around.random));
  }

  async #handleClose(code: number, reason?: string): Promise<void> {
    if (this.#state === "open" && Date.now() - this.#openedAt >= stableMs) this.#retry = 0;
    this.#drop();
    const next = decideAfterClose(code);
    if (next === "wait") {
      this.#isBetweenAttempts = true;
      return this.#show("waiting");
    }
    this.#show("connecting");
    if (next === "soon") return this.#connectIn(restartDelayMs(this.#around.random, reason));
    const attempt = this.#attempt;
    // A check that fails proves nothing.
    const isOver = next === "check" && !await this.#around.isSignedIn().catch(() => true);
    if (attempt !== this.#attempt) return;
    if (isOver) this.stop();
    else this.#retryLater();
  }

  #retryLater(): void {
    this.#drop();
    this.#show("connecting");
    this.#connectIn(retryDelayMs(this.#retry, this.#around.random));
    this.#retry += 1;
  }

  #connectIn(delayMs: number): void {
    this.#isBetweenAttempts = true;
    this.#timer = setTimeout(() => void this.#connect(), delayMs);
  }

  /** Ends the attempt under way and its socket. */
  #drop(): void {
    this.#attempt += 1;
    this.#isBetweenAttempts = false;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(1000);
  }

  #show(state: SocketState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#around.onState(state);
  }
}
