import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { openSocket, type SocketClient } from "../../../build/prove/bench/realtime/socket-client.ts";
import type { CrowdMember } from "../crowd.ts";

/** A message that the server acknowledged. */
interface Acknowledged {
  readonly id: string;
  readonly clientMessageId: string;
  readonly position: number;
}

/**
 * A member who writes by socket and by REST in turn, and retries until each message is
 * acknowledged.
 */
export interface StormClient {
  readonly member: CrowdMember;
  readonly acknowledged: Acknowledged[];
  /** Sends one message, with as many attempts as needed. */
  say(receiverId: string): Promise<void>;
  end(): void;
}

/** How long a client waits for an answer before it tries again. */
const patienceMs = 1_500;
const pauseMs = 50;
const cutOneIn = 40;
const repeatOneIn = 10;

export function stormClient(member: CrowdMember, portOf: () => number): StormClient {
  const acknowledged: Acknowledged[] = [];
  const waiting = new Map<string, (message: Acknowledged) => void>();
  let socket: SocketClient | null = null;

  async function connect(): Promise<SocketClient> {
    if (socket) return socket;
    const { ticket } = await (await within(member.get("/api/auth/socket-ticket"))).json() as {
      ticket: string;
    };
    socket = await within(openSocket(portOf(), "app://glimmer", ticket));
    socket.onFrame = (text) => {
      const frame = JSON.parse(text) as { type: string; message?: Acknowledged };
      if (frame.type !== "new_message" || !frame.message) return;
      waiting.get(frame.message.clientMessageId)?.(frame.message);
    };
    return socket;
  }

  function cut(): void {
    socket?.end();
    socket = null;
  }

  async function bySocket(json: { clientMessageId: string }): Promise<Acknowledged> {
    const open = await connect();
    const ack = new Promise<Acknowledged>((resolve) => waiting.set(json.clientMessageId, resolve));
    try {
      open.send(JSON.stringify({ type: "send_message", ...json }));
      if (isOneIn(cutOneIn)) cut();
      return await within(ack);
    } catch (error) {
      cut();
      throw error;
    } finally {
      waiting.delete(json.clientMessageId);
    }
  }

  async function byRest(json: object): Promise<Acknowledged> {
    const response = await within(member.post("/api/messages", json));
    if (response.status !== 201) throw new Error(await response.text());
    return await response.json() as Acknowledged;
  }

  return {
    member,
    acknowledged,
    async say(receiverId) {
      const json = { receiverId, content: `A word ${acknowledged.length}`, clientMessageId: randomUUID() };
      for (let repeats = isOneIn(repeatOneIn) ? 1 : 0, isDone = false; !isDone || repeats-- > 0;) {
        try {
          const message = await (isOneIn(2) ? bySocket(json) : byRest(json));
          if (!isDone) acknowledged.push(message);
          isDone = true;
        } catch {
          await wait(pauseMs);
        }
      }
    },
    end: cut,
  };
}

const isOneIn = (count: number) => Math.random() * count < 1;

async function within<T>(work: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const late = wait(patienceMs, undefined, { signal: ending.signal }).then(() => {
    throw new Error("No answer in time");
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    ending.abort();
  }
}
