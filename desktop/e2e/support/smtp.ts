import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { SMTPServer } from "smtp-server";

/** A real mail server: what the product is set up with in production. */
export interface Smtp {
  readonly url: string;
  /** The text of mail number `count` to an address with this subject, once it has arrived. */
  mail(to: string, subject: string, count?: number): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one on a free port. */
export async function startSmtp(): Promise<Smtp> {
  const received: { to: readonly string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mail: async (address, subject, count = 1) => {
      const findMails = () =>
        received.filter(({ to, source }) =>
          to.includes(address) && source.includes(`Subject: ${subject}\r\n`)
        );
      await expect.poll(() => findMails().length).toBe(count);
      return textOf(findMails()[count - 1]?.source ?? "");
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The plain part of a mail, decoded as far as its links need. */
function textOf(source: string): string {
  const [, plain = ""] = source.split(/content-type: text\/plain/i);
  return plain.split(/^--/m)[0]?.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
}
