import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A mail as it came over the wire. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The name the sender greeted with (EHLO). */
  readonly greeting: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded parts by content type. */
  readonly parts: ReadonlyMap<string, string>;
}

interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves with the next mail that arrives. */
  next(): Promise<ReceivedMail>;
  /** Answers the next recipients with this code (4xx: try later, 5xx: never), one for each call. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** A real SMTP server, on a free port unless one is given. */
export async function startMailServer(onPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, callback) => {
      const responseCode = refusals.shift();
      callback(responseCode ? Object.assign(new Error("Not now"), { responseCode }) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          greeting: String(session.hostNameAppearsAs),
          ...parseMail(Buffer.concat(chunks).toString()),
        };
        received.push(mail);
        callback();
        waiting.shift()?.(mail);
      });
    },
  });
  server.listen(onPort, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    refuseNext: (code) => refusals.push(code),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function parseMail(source: string): Pick<ReceivedMail, "headers" | "parts"> {
  const [headers, body] = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = new Map<string, string>();
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const [about, content] = split(part.replace(/^\r\n/, ""));
    const type = about.get("content-type")?.split(";")[0] ?? "";
    parts.set(type, decode(content, about.get("content-transfer-encoding") ?? ""));
  }
  return { headers, parts };
}

function split(source: string): [headers: Map<string, string>, body: string] {
  const end = source.indexOf("\r\n\r\n");
  const lines = source.slice(0, end).replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [new Map(headers), source.slice(end + 4)];
}

function decode(content: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(content, "base64").toString();
  if (encoding !== "quoted-printable") return content;
  const bytes = content.replace(/=\r\n/g, "").replace(
    /=([0-9A-F]{2})/g,
    (_, hex) => String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
