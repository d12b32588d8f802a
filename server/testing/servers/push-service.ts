import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { type PushPayload, pushPayload } from "#shared/notifications/push-payload.ts";

/** The object that a browser hands to the product after subscribing. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface ReceivedPush {
  readonly endpoint: string;
  readonly headers: IncomingMessage["headers"];
  readonly payload: PushPayload;
}

/**
 * A push service with its browsers: it checks signatures as a service does, and
 * decrypts as a browser does.
 */
interface PushService {
  readonly origin: string;
  /** Pushes that arrived, whatever was returned to them. */
  readonly received: ReceivedPush[];
  /** A browser of its own. */
  subscribe(): Subscription;
  /** Responds to nothing until told to; `asked` resolves at the first push. */
  hold(): { asked: Promise<void>; release: () => void };
  /** Returns this status to the next pushes, one for each call; 201 after that. */
  returnNext(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  let held = Promise.resolve();
  let onAsked = () => {};
  const responses: { status: number; headers: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void take(request).then(
      async () => {
        onAsked();
        await held;
        const { status, headers } = responses.shift() ?? { status: 201, headers: {} };
        response.writeHead(status, headers).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) throw new Error(`Nobody subscribed at ${endpoint}`);
    await checkSignature(request.headers.authorization ?? "", origin);
    const text = decrypt(Buffer.concat(chunks), browser);
    received.push({ endpoint, headers: request.headers, payload: pushPayload.parse(JSON.parse(text)) });
  }

  return {
    origin,
    received,
    subscribe() {
      const ecdh = createECDH("prime256v1");
      const browser = { ecdh, publicKey: ecdh.generateKeys(), secret: randomBytes(16) };
      const endpoint = `${origin}/send/${randomBytes(8).toString("hex")}`;
      browsers.set(endpoint, browser);
      const keys = {
        p256dh: browser.publicKey.toString("base64url"),
        auth: browser.secret.toString("base64url"),
      };
      return { endpoint, keys };
    },
    hold() {
      const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      [held, onAsked] = [gate.promise, asked.resolve];
      return { asked: asked.promise, release: gate.resolve };
    },
    returnNext: (status, headers = {}) => responses.push({ status, headers }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Throws unless the header is signed for this service by the key it names (RFC 8292). */
async function checkSignature(header: string, origin: string): Promise<void> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, decodeProtectedHeader(token).alg);
  const { payload } = await jwtVerify(token, publicKey, { audience: origin, algorithms: ["ES256"] });
  if (!/^(mailto|https):/.test(payload.sub ?? "")) throw new Error("Nobody to turn to");
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly publicKey: Buffer;
  readonly secret: Buffer;
}

/** Decrypts a body of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { ecdh, publicKey, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const hkdf = (from: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", from, by, info, length));
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const shared = hkdf(ecdh.computeSecret(senderKey), secret, about, 32);
  const key = hkdf(shared, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = hkdf(shared, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]).toString();
  // The last record ends with the byte 2 and zeros.
  return plain.replace(/\u0002\u0000*$/, "");
}
