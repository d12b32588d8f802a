import type { Served } from "../processes.ts";
import { type Player, runInBatches } from "../realtime/players.ts";

/** A question whose answer streams to the page that asked. */
export interface OpenChat {
  /** Ms of `performance.now()`; rejects when the stream ends without one. */
  readonly firstDeltaAt: Promise<number>;
  /** Settles with the last event's type. */
  readonly ended: Promise<string>;
}

/** `temporary`: no job gives it a title once it has ended. */
interface ChatKind {
  readonly temporary: boolean;
}

/**
 * Asks in a chat of its own, and resolves when the stream has begun. Throws
 * when the server refuses.
 */
export async function openChat(
  server: Served,
  { token }: Pick<Player, "token">,
  { temporary }: ChatKind = { temporary: false },
): Promise<OpenChat> {
  const response = await fetch(`${server.origin}/api/ai/chat`, {
    method: "POST",
    headers: {
      "Authorization": `Bearer ${token}`,
      "Accept": "text/event-stream",
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ message: "How was your day?", modelName: "GPT-4o Mini", temporary }),
  });
  if (!response.ok || !response.body) throw new Error(`The chat was refused: ${await response.text()}`);
  const [begun, delta] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
  delta.promise.catch(() => {});
  const ended = read(response.body, (type) => {
    begun.resolve();
    if (type === "delta") delta.resolve(performance.now());
  });
  ended.then((last) => delta.reject(new Error(`The answer ended with ${last}`)), delta.reject);
  await Promise.race([begun.promise, ended]);
  return { firstDeltaAt: delta.promise, ended };
}

async function read(body: ReadableStream<Uint8Array>, onEvent: (type: string) => void): Promise<string> {
  const decoder = new TextDecoder();
  let last = "";
  for await (const part of body) {
    for (const [, type = ""] of decoder.decode(part, { stream: true }).matchAll(/^event: (\w+)/gm)) {
      last = type;
      onEvent(type);
    }
  }
  return last;
}

/** One chat of each player. */
export async function openChats(
  server: Served,
  players: readonly Player[],
  kind?: ChatKind,
): Promise<OpenChat[]> {
  const chats: OpenChat[] = [];
  await runInBatches(players, async (player) => void chats.push(await openChat(server, player, kind)));
  return chats;
}
