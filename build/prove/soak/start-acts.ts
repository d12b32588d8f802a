import { randomUUID } from "node:crypto";
import { openChat } from "../bench/assistant/open-chat.ts";
import type { Served } from "../bench/processes.ts";
import { openSocket, type SocketClient } from "../bench/realtime/socket-client.ts";
import { call, readTicket } from "../bench/realtime/players.ts";
import { drawActs } from "../capacity/acts.ts";
import { createCaller } from "../capacity/caller.ts";
import type { Caller, Community } from "../capacity/community.ts";
import { actNames, peakPerMillion } from "../capacity/rates.ts";
import { readPicture, uploadPicture } from "./pictures.ts";
import type { RepeatedActs } from "./repeated-acts.ts";

interface Soaked {
  readonly server: Served;
  readonly publicUrl: string;
  readonly community: Community;
  /** The share of the acts of a million members at their peak. */
  readonly share: number;
}

/** How many members, the first of the callers, can pay for chats. */
export const askersWithXp = 50;
const openAtOnce = 200;
/** A second. */
const rates = { sockets: 2, socketMessages: 2, unlikes: 1, unfollows: 0.2, uploads: 0.2, chats: 0.3 };

/** Everything that members do: what `npm run capacity` plays, and what it leaves out. */
export function startActs(acts: RepeatedActs, { server, publicUrl, community, share }: Soaked): void {
  const draw = drawActs(community);
  const perform = createCaller([server.origin]);
  for (const name of actNames) acts.start(name, peakPerMillion[name] * share, () => perform(draw(name)));
  const members = takeInTurn(community.callers);
  const posts = takeInTurn(community.postIds);
  acts.start(
    "like withdrawn",
    rates.unlikes,
    () => call(server, members(), "DELETE", `/api/posts/${posts()}/like`),
  );
  acts.start("follow ended", rates.unfollows, async () => {
    // Not a partner: their messages would become requests.
    const [one, , , other] = [members(), members(), members(), members()];
    await call(server, one, "POST", `/api/users/${other.id}/follow`);
    await call(server, one, "DELETE", `/api/users/${other.id}/follow`);
  });
  acts.start("upload, and the picture read", rates.uploads, async () => {
    await readPicture(server, members(), await uploadPicture(server, members()));
  });
  const askers = takeInTurn(community.callers.slice(0, askersWithXp));
  acts.start("chat with AI", rates.chats, async () => {
    const last = await (await openChat(server, askers())).ended;
    if (last !== "done") throw new Error(`A chat ended with ${last}`);
  });
  startSockets(acts, { server, publicUrl, next: takeInTurn(community.callers) });
}

/** Sockets that come and go, and members who write to each other over them. */
function startSockets(
  acts: RepeatedActs,
  { server, publicUrl, next }: {
    readonly server: Served;
    readonly publicUrl: string;
    readonly next: () => Caller;
  },
): void {
  const port = Number(new URL(server.origin).port);
  const open: { readonly caller: Caller; readonly socket: SocketClient }[] = [];
  acts.start("socket opened", rates.sockets, async () => {
    const caller = next();
    const ticket = await readTicket(server, { id: caller.id, token: caller.token, sockets: [] });
    open.push({ caller, socket: await openSocket(port, publicUrl, ticket) });
    if (open.length > openAtOnce) open.shift()?.socket.end();
  });
  acts.start("message over a socket", rates.socketMessages, () => {
    const writer = open[Math.floor(Math.random() * open.length)];
    if (!writer) return Promise.reject(new Error("No socket is open"));
    writer.socket.send(JSON.stringify({
      type: "send_message",
      receiverId: writer.caller.partnerId,
      content: "How was the walk this morning?",
      clientMessageId: randomUUID(),
    }));
    return Promise.resolve();
  });
}

function takeInTurn<T>(all: readonly T[]): () => T {
  let next = 0;
  return () => all[next++ % all.length] as T;
}
