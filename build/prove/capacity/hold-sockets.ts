// Holds sockets of members, opened with tickets as pages do. `open-sockets.ts` starts it with Node.
import { once } from "node:events";
import process from "node:process";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import type { ClientFrame, ServerFrame } from "#shared/realtime/frames.ts";
import { openSocket } from "../bench/realtime/socket-client.ts";
import type { Held, Holding } from "./open-sockets.ts";
import { shareOfFeeds } from "./rates.ts";

/** So many are being opened at once. */
const atOnce = 32;

const [{ origins, publicUrl, tokens }] = await once(process, "message") as [Holding];
let open = 0;
const frames: Record<string, number> = {};
let next = 0;
await Promise.all(Array.from({ length: atOnce }, async () => {
  for (let n = next++; n < tokens.length; n = next++) {
    const origin = origins[n % origins.length] ?? "";
    const headers = { Authorization: `Bearer ${tokens[n]}` };
    const response = await fetch(origin + getSocketTicket.path, { headers });
    const { ticket } = getSocketTicket.response.parse(await response.json());
    const socket = await openSocket(Number(new URL(origin).port), publicUrl, ticket);
    open += 1;
    socket.onFrame = (text) => {
      const { type } = JSON.parse(text) as ServerFrame;
      frames[type] = (frames[type] ?? 0) + 1;
    };
    socket.onEnd = () => void (open -= 1);
    if (n / tokens.length >= shareOfFeeds) {
      socket.send(JSON.stringify({ type: "feed", isShown: false } satisfies ClientFrame));
    }
  }
}));
const tell = () => process.send?.({ open, frames } satisfies Held);
tell();
process.on("message", tell);
process.on("disconnect", () => process.exit());
