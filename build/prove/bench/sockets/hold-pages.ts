// Holds the sockets of pages, which connect and come back by the client's own rules.
// `open-pages.ts` starts it with Node.
import { once } from "node:events";
import process from "node:process";
import { getCurrentUser } from "#shared/auth/contract.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import { SocketClient } from "#shared/realtime/socket-client.ts";
import { callFrom } from "./call-from.ts";
import type { HeldPages, HoldingPages, PageToHold } from "./open-pages.ts";
import { openPageSocket, type PageAddress } from "./page-socket.ts";

const now = () => performance.timeOrigin + performance.now();

const [{ port, publicUrl, pages, atOnce }] = await once(process, "message") as [HoldingPages];
const seen = { open: 0, over: 0, attempts: 0, lastOpenAt: 0, posts: 0, lastPostAt: 0 };
/** How many responses and handshakes failed, by status; 0: there was no response. */
const refusals: Record<string, number> = {};

process.on("message", (asked) => {
  if (asked === "forget") {
    Object.assign(seen, { attempts: 0, posts: 0, lastPostAt: 0 });
    for (const status of Object.keys(refusals)) delete refusals[status];
  }
  process.send?.({ ...seen, refusals } satisfies HeldPages);
});
process.on("disconnect", () => process.exit());

let next = 0;
await Promise.all(Array.from({ length: atOnce }, async () => {
  for (let page = pages[next++]; page; page = pages[next++]) await open(page);
}));
process.send?.({ ...seen, refusals } satisfies HeldPages);

/** Resolves once it is open for the first time. */
function open({ token, source }: PageToHold): Promise<void> {
  const address: PageAddress = { port, publicUrl, source };
  const { promise, resolve } = Promise.withResolvers<void>();
  let isOpen = false;
  new SocketClient({
    readTicket: async () => {
      seen.attempts += 1;
      const text = await read(address, { path: getSocketTicket.path, token });
      return text && (JSON.parse(text) as { ticket: string }).ticket;
    },
    isSignedIn: async () => await read(address, { path: getCurrentUser.path, token }) !== null,
    open: () => openPageSocket(address, (status) => refuse(`handshake ${status}`)),
    random: Math.random,
    parse: (data) => JSON.parse(String(data)) as ServerFrame,
    onFrame: ({ type }) => {
      if (type !== "posts") return;
      seen.posts += 1;
      seen.lastPostAt = now();
    },
    onState: (state) => {
      if (state === "over") seen.over += 1;
      if ((state === "open") === isOpen) return;
      isOpen = !isOpen;
      seen.open += isOpen ? 1 : -1;
      if (!isOpen) return;
      seen.lastOpenAt = now();
      resolve();
    },
  }).start();
  return promise;
}

/** Null when nobody is signed in any more. Rejects when the server gives no answer or refuses. */
async function read(
  address: PageAddress,
  call: { readonly path: string; readonly token: string },
): Promise<string | null> {
  const { status, text } = await callFrom(address, call).catch((error: unknown) => {
    refuse("no answer");
    throw error;
  });
  if (status === 401) return null;
  if (status === 200) return text;
  refuse(`call ${status}`);
  throw new Error(`${call.path}: ${status}`);
}

function refuse(what: string): void {
  refusals[what] = (refusals[what] ?? 0) + 1;
}
