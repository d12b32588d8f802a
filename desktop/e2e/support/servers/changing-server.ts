import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { ownHeaders } from "#shared/system/testing/own-response.ts";

/**
 * The real server behind an address that a test can take away, or have return
 * something else at some paths.
 */
interface ChangingServer {
  readonly origin: string;
  /** Makes this path return this JSON with this status instead. */
  say(path: string, body: unknown, status?: number): void;
  /**
   * Takes calls of a path and answers none of them; resolves when the caller of the first gives up.
   */
  hold(path: string): Promise<void>;
  /** Stops listening. */
  goAway(): Promise<void>;
  /**
   * Responds to every call with its own page and this status, as the gateway of a
   * hotel or company does.
   */
  answerInPlace(status: number): Promise<void>;
  /** Takes every call and answers none, as a network does that swallows what is sent. */
  fallSilent(): Promise<void>;
  comeBack(): Promise<void>;
  /** Paths asked for, in order. */
  readonly asked: string[];
}

/** @param passesSockets false as at a proxy that knows no WebSockets, so that clients poll */
export async function startChangingServer(
  behind: string,
  { passesSockets = true } = {},
): Promise<ChangingServer & { stop(): Promise<void> }> {
  const said = new Map<string, { body: unknown; status: number }>();
  const held = new Map<string, () => void>();
  const asked: string[] = [];
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? "/", behind);
    asked.push(pathname);
    const givenUp = held.get(pathname);
    if (givenUp) return void outgoing.once("close", givenUp);
    const instead = said.get(pathname);
    if (!instead) return passOn(behind, incoming, outgoing);
    outgoing.writeHead(instead.status, { ...ownHeaders, "Content-Type": "application/json" });
    outgoing.end(JSON.stringify(instead.body));
  };
  let server = createServer(answer);
  // The server forgets upgraded connections.
  const upgraded = new Set<Duplex>();
  let port = 0;
  const listen = async (handle = answer): Promise<void> => {
    server = createServer(handle).listen(port, "127.0.0.1");
    if (passesSockets && handle === answer) {
      server.on("upgrade", (incoming: IncomingMessage, socket: Duplex) => {
        upgraded.add(socket);
        socket.on("close", () => upgraded.delete(socket));
        passSocketOn(behind, incoming, socket);
      });
    }
    try {
      await once(server, "listening");
    } catch (error) {
      // The system may have assigned the port to another connection meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      await wait(50);
      return await listen(handle);
    }
    ({ port } = server.address() as AddressInfo);
  };
  const goAway = async () => {
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    say: (path, body, status = 200) => said.set(path, { body, status }),
    hold: (path) => new Promise((resolve) => held.set(path, resolve)),
    goAway,
    answerInPlace: async (status) => {
      await goAway();
      await listen(({ url }, outgoing) => {
        asked.push(new URL(url ?? "/", behind).pathname);
        outgoing.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Sign in to HotelNet</h1>");
      });
    },
    fallSilent: async () => {
      await goAway();
      await listen(({ url }) => void asked.push(new URL(url ?? "/", behind).pathname));
    },
    comeBack: async () => {
      await goAway();
      await listen();
    },
    stop: goAway,
  };
}

function passOn(behind: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host: _host, ...headers } = incoming.headers;
  const sent = request(behind + incoming.url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.on("error", () => outgoing.destroy());
  outgoing.on("close", () => sent.destroy());
  incoming.pipe(sent);
}

/** Sends the handshake as it came, and then whatever either side sends. */
function passSocketOn(behind: string, { url, rawHeaders }: IncomingMessage, socket: Duplex): void {
  const { hostname, port, host } = new URL(behind);
  const sent = connect(Number(port), hostname, () => {
    const lines = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${name.toLowerCase() === "host" ? host : rawHeaders[at + 1]}`] : []
    );
    sent.write([`GET ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    socket.pipe(sent).pipe(socket);
  });
  for (const [one, other] of [[socket, sent], [sent, socket]] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
