import { once } from "node:events";
import { createServer, type IncomingMessage, request as requestFrom } from "node:http";
import type { AddressInfo } from "node:net";

/** The faults of a badly configured proxy. */
export interface ProxyFaults {
  /** Sent to the server in place of the client's Host. */
  readonly host?: string;
  /** `append` is right; `pass` sends on what the client wrote. */
  readonly forwardedFor?: "append" | "pass" | "none";
  /** Names in lower case, of requests and of responses. */
  readonly drops?: readonly string[];
  /** Holds a response back until it is complete. */
  readonly buffers?: boolean;
  /** Refuses longer bodies with 413. */
  readonly mostBytes?: number;
  /** Takes longer bodies, and passes nothing on. */
  readonly stallsFromBytes?: number;
  /** Responds in place of the server. */
  readonly answersWith?: number;
}

interface Proxy {
  readonly origin: string;
  /** The server behind it, and what it does wrong from now on. */
  lead(target: string, faults?: ProxyFaults): void;
  close(): void;
}

/** A proxy of a few lines, as a person might write one in nginx. */
export async function startProxy(): Promise<Proxy> {
  let target = "";
  let faults: ProxyFaults = {};
  const server = createServer((message, out) => {
    const { answersWith, mostBytes = Infinity, stallsFromBytes = Infinity } = faults;
    if (answersWith) return void out.writeHead(answersWith).end("A page of the proxy");
    const length = Number(message.headers["content-length"] ?? 0);
    if (length > mostBytes) return void out.writeHead(413, { Connection: "close" }).end();
    if (length > stallsFromBytes) return void message.resume();
    const onward = requestFrom(target + message.url, options(message, faults), (response) => {
      out.writeHead(response.statusCode ?? 502, without(response.headers, faults.drops));
      if (!faults.buffers) {
        out.flushHeaders();
        return void response.pipe(out);
      }
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => out.end(Buffer.concat(pieces)));
    });
    onward.on("error", () => out.destroy());
    message.pipe(onward);
  });
  server.on("upgrade", (message, socket) => {
    const onward = requestFrom(target + message.url, options(message, faults));
    onward.on("upgrade", (response, upstream) => {
      const lines = response.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${response.rawHeaders[at + 1]}`] : []
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      socket.on("error", () => upstream.destroy());
      upstream.on("error", () => socket.destroy());
      upstream.pipe(socket).pipe(upstream);
    });
    onward.on(
      "response",
      ({ statusCode }) => socket.end(`HTTP/1.1 ${statusCode} No\r\nContent-Length: 0\r\n\r\n`),
    );
    onward.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (newTarget, newFaults = {}) => {
      target = newTarget;
      faults = newFaults;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function options(message: IncomingMessage, { host, forwardedFor = "append", drops }: ProxyFaults) {
  const { "x-forwarded-for": given, ...headers } = message.headers;
  const peer = message.socket.remoteAddress ?? "";
  const forwarded =
    { append: [given, peer].filter(Boolean).join(", "), pass: given, none: undefined }[forwardedFor];
  return {
    method: message.method,
    headers: {
      ...without(headers, drops),
      ...(host ? { host } : {}),
      ...(forwarded ? { "x-forwarded-for": forwarded } : {}),
    },
  };
}

function without(
  headers: IncomingMessage["headers"],
  drops: readonly string[] = [],
): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !drops.includes(name)));
}
