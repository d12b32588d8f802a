import { setTimeout as wait } from "node:timers/promises";
import { type RawData, WebSocket } from "ws";
import type { TestMember } from "../../../../server/testing/member.ts";

/** A page that follows a conversation as the interface does: by frames, and by what it reads. */
export interface FollowingClient {
  /** Ids of the messages that it shows. */
  readonly shown: ReadonlySet<string>;
  /** How many of them came by frames. */
  readonly byFrames: () => number;
  /** Frames of messages that came after one of a later message. */
  readonly outOfOrder: readonly string[];
  /** How often it connected. */
  readonly connections: () => number;
  /** Resolves once it is connected for the first time. */
  readonly ready: Promise<void>;
  end(): Promise<void>;
}

interface Frame {
  readonly type: string;
  readonly message?: { readonly id: string; readonly position: number };
}

/** The first connection counts as failed after so many. */
const mostAttempts = 400;

/** Connects, and again whenever the socket closes; reads the conversation after each time. */
export function followConversation(who: TestMember, otherId: string, address: string): FollowingClient {
  const shown = new Set<string>();
  const ready = Promise.withResolvers<void>();
  const outOfOrder: string[] = [];
  let connections = 0;
  let attempts = 0;
  let byFrames = 0;
  let isOver = false;
  let socket: WebSocket | null = null;

  async function read(): Promise<void> {
    const response = await who.get(`/api/conversations/${otherId}`);
    const messages = await response.json() as { id: string }[];
    for (const { id } of messages) shown.add(id);
  }

  async function connectOnce(): Promise<void> {
    const { ticket } = await (await who.get("/api/auth/socket-ticket")).json() as { ticket: string };
    const own = new WebSocket(`${address.replace("http", "ws")}/websocket`, { origin: address });
    socket = own;
    const closed = new Promise<void>((resolve) => own.once("close", () => resolve()));
    own.on("error", () => {});
    own.once("open", () => own.send(JSON.stringify({ type: "auth", ticket })));
    let last = 0;
    own.on("message", (data: RawData) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type === "new_message" && frame.message) {
        if (frame.message.position <= last) outOfOrder.push(frame.message.id);
        last = frame.message.position;
      }
      if (frame.type === "new_message" && frame.message && !shown.has(frame.message.id)) {
        byFrames += 1;
        shown.add(frame.message.id);
      }
      if (frame.type !== "auth" && frame.type !== "resync") return;
      if (frame.type === "auth") connections += 1;
      read().then(ready.resolve, () => own.close());
    });
    await closed;
  }

  const running = (async () => {
    while (!isOver) {
      await connectOnce().catch(() => {});
      if (++attempts === mostAttempts) ready.reject(new Error("No socket was let in"));
      await wait(50);
    }
  })();
  return {
    shown,
    outOfOrder,
    byFrames: () => byFrames,
    connections: () => connections,
    ready: ready.promise,
    async end() {
      isOver = true;
      socket?.terminate();
      await running;
    },
  };
}
