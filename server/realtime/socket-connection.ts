import { msg } from "@lingui/core/runtime-macro";
import type { Logger } from "pino";
import type { Language } from "#shared/language/languages.ts";
import { type ClientFrame, clientFrame, type ServerFrame } from "#shared/realtime/frames.ts";
import { closeCodes, socketLimits } from "#shared/realtime/socket-limits.ts";
import { writeText } from "../language/write-text.ts";
import type { Place } from "./unauthenticated-sockets.ts";
import type { RuntimeSocket } from "./runtime-socket.ts";

/** A ticket's member and session. */
export interface Holder {
  readonly memberId: string;
  readonly sessionId: string;
}

/** A frame of a member who has authenticated. */
export type RequestFrame = Exclude<ClientFrame, { type: "auth" | "ping" | "feed" }>;

/** The parts of the gateway that a connection uses. */
export interface ConnectionHost {
  readonly log: Pick<Logger, "info">;
  /**
   * Reads a ticket and authenticates its member: calls `hold` first, then uses the ticket up.
   * Returns false when it is invalid.
   */
  authenticate(connection: Connection, ticket: string): Promise<boolean>;
  /** Handles the frame, and sends the result. Never rejects. */
  serve(connection: Connection, frame: RequestFrame): Promise<void>;
  /** The member has authenticated. */
  ready(connection: Connection): void;
  /** A frame was sent. */
  sent(): void;
  /** No more frames are sent to the socket. */
  leave(connection: Connection): void;
  /** The socket is gone. */
  gone(connection: Connection): void;
}

/** The time for the peer to close as well; then the connection is cut. */
const closeGraceMs = 5_000;
const minuteMs = 60_000;

/**
 * One socket and its limits (realtime.1, realtime.2). A class, so that thousands
 * share their functions.
 */
export class Connection {
  /** Empty until a ticket is read. */
  memberId = "";
  /** Of the texts in its frames. */
  readonly language: Language;
  sessionId = "";
  #phase: "new" | "authenticating" | "ready" | "closing" | "gone" = "new";
  /** Undefined while it serves a member. */
  #timer: NodeJS.Timeout | undefined;
  #windowEndsAt = 0;
  #framesInWindow = 0;
  #showsFeed = true;
  #missesPosts = false;
  /** The requests of the member, one after the other; null until the first one. */
  #work: Promise<void> | null = null;
  readonly #socket: RuntimeSocket;
  readonly #place: Place;
  readonly #host: ConnectionHost;

  constructor(
    socket: RuntimeSocket,
    { language, place, host }: {
      readonly language: Language;
      readonly place: Place;
      readonly host: ConnectionHost;
    },
  ) {
    this.#socket = socket;
    this.language = language;
    this.#place = place;
    place.onEvicted(() => this.cut());
    this.#host = host;
    socket.listen(this);
    this.#timer = setTimeout(
      () => this.close(closeCodes.policy, "no ticket in time"),
      socketLimits.authWithinMs,
    );
  }

  get isReady(): boolean {
    return this.#phase === "ready";
  }

  get isOpen(): boolean {
    return this.#phase !== "closing" && this.#phase !== "gone";
  }

  /** Sends text, or closes the socket of a reader with too much waiting. */
  send(text: string): void {
    if (!this.isOpen) return;
    try {
      this.#socket.send(text);
      this.#host.sent();
    } catch {
      // The peer is gone; its close event follows.
      return;
    }
    if (this.#socket.bufferedAmount > socketLimits.waitingBytes) {
      this.#host.log.info({ memberId: this.memberId }, "a socket reads too slowly");
      this.close(closeCodes.tooSlow, "reads too slowly");
    }
  }

  sendFrame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }

  /** There are new posts, which a page without a feed hears of once it shows one. */
  tellOfPosts(): void {
    if (!this.isReady) return;
    this.#missesPosts = !this.#showsFeed;
    if (this.#showsFeed) this.sendFrame({ type: "posts" });
  }

  #changeFeed(isShown: boolean): void {
    this.#showsFeed = isShown;
    if (isShown && this.#missesPosts) this.tellOfPosts();
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#beginClosing();
    try {
      this.#socket.close(code, reason);
    } catch {
      this.#socket.cut();
    }
  }

  onRefused(): void {
    if (this.isOpen) this.#beginClosing();
  }

  #beginClosing(): void {
    if (this.isReady) this.#place.retake();
    this.#phase = "closing";
    this.#host.leave(this);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#socket.cut(), closeGraceMs);
  }

  cut(): void {
    this.#socket.cut();
  }

  onMessage(data: string | Uint8Array): void {
    if (!this.isOpen) return;
    if (this.#isTooMany()) return this.close(closeCodes.policy, "too many frames");
    const json = typeof data === "string" ? parseJson(data) : undefined;
    if (json === undefined) return this.close(closeCodes.policy, "not JSON");
    const frame = clientFrame.safeParse(json).data;
    if (this.isReady) return this.#take(frame, json);
    if (this.#phase !== "new" || frame?.type !== "auth") {
      return this.close(closeCodes.policy, "authenticate first");
    }
    this.#phase = "authenticating";
    this.#place.speak();
    void this.#authenticate(frame.ticket);
  }

  async #authenticate(ticket: string): Promise<void> {
    const isLetIn = await this.#host.authenticate(this, ticket);
    // Its session may have ended meanwhile.
    if (!this.isOpen) return;
    if (!isLetIn) return this.close(closeCodes.policy, "ticket refused");
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place.release();
    this.#phase = "ready";
    this.sendFrame({ type: "auth", ok: true });
    this.#host.ready(this);
  }

  #take(frame: ClientFrame | undefined, json: unknown): void {
    if (!frame || frame.type === "auth") {
      const message = writeText(msg`This frame is not understood.`, this.language);
      return this.sendFrame({ type: "error", code: "invalid_input", message, ...clientMessageIdOf(json) });
    }
    // Ahead of earlier requests: behind messages that wait for a slow database the client would
    // think the socket dead.
    if (frame.type === "ping") return this.sendFrame({ type: "pong" });
    if (frame.type === "feed") return this.#changeFeed(frame.isShown);
    const serve = () => this.isOpen ? this.#host.serve(this, frame) : undefined;
    const work = (this.#work ?? Promise.resolve()).then(serve);
    this.#work = work;
    // An idle socket keeps none.
    void work.then(() => {
      if (this.#work === work) this.#work = null;
    });
  }

  #isTooMany(): boolean {
    const now = performance.now();
    if (now >= this.#windowEndsAt) {
      this.#windowEndsAt = now + minuteMs;
      this.#framesInWindow = 0;
    }
    this.#framesInWindow += 1;
    return this.#framesInWindow > socketLimits.framesPerMinute;
  }

  onClose(): void {
    if (this.#phase === "gone") return;
    clearTimeout(this.#timer);
    const { isReady, isOpen } = this;
    this.#phase = "gone";
    if (isOpen) this.#host.leave(this);
    if (!isReady) this.#place.release();
    this.#host.gone(this);
  }
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells the client which of its messages was refused. */
function clientMessageIdOf(json: unknown): { clientMessageId?: string } {
  const found = (json as { clientMessageId?: unknown } | null)?.clientMessageId;
  return typeof found === "string" && /^[\da-f-]{36}$/i.test(found) ? { clientMessageId: found } : {};
}
