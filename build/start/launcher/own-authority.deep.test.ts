import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, test } from "vitest";
import { newRegistration } from "../../../server/features/auth/register/testing/registrations.ts";
import { startConnectProxy } from "../../../server/testing/servers/connect-proxy.ts";
import { makeOwnAuthority } from "../../../server/testing/servers/own-authority.ts";
import { runDoctorProgram } from "../../operate/doctor/testing/run-doctor-program.ts";
import { startLauncher } from "../../prove/testing/start-launcher.ts";

// In the network of a company: its authority signs, and its proxy leads outside.

const folder = mkdtempSync(join(tmpdir(), "glimmer-own-authority-"));
const { file, key, cert } = makeOwnAuthority(folder, ["localhost", "ai.outside.example"]);
const proxy = await startConnectProxy();
/** Whom mails went to. */
const mailed: string[] = [];

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const ai = createServer({ key, cert }, (_, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ object: "list", data: [{ id: "own-model", object: "model" }] }));
});
const mail = new SMTPServer({
  secure: true,
  key,
  cert,
  authOptional: true,
  onData: (stream, { envelope }, callback) => {
    stream.resume().on("end", () => {
      mailed.push(envelope.rcptTo[0]?.address ?? "");
      callback();
    });
  },
});
// Whoever does not trust it hangs up.
mail.on("error", () => {});
const [aiPort, mailPort] = [await listening(ai), await listening(mail.server)];
const webDir = join(folder, "web");
mkdirSync(webDir);
writeFileSync(join(webDir, "index.html"), "<!doctype html><title>Glimmer</title>");
const settings = {
  DATA_DIR: join(folder, "data"),
  WEB_DIR: webDir,
  BUILD_WEB: "0",
  OPENAI_API_KEY: "sk-own",
  // No name server knows it: the proxy does.
  OPENAI_BASE_URL: `https://ai.outside.example:${aiPort}/v1`,
  SMTP_URL: `smtps://localhost:${mailPort}`,
  MAIL_FROM: "Glimmer <hello@example.org>",
};
const network = { NODE_EXTRA_CA_CERTS: file, HTTPS_PROXY: proxy.url };

afterAll(async () => {
  ai.close();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
  proxy.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

test.each(["node", "deno"] as const)("a server started by %s calls and mails", async (runtime) => {
  const launched = startLauncher({ ...settings, ...network }, ["start.ts"], { runtime });
  const address = await launched.ready();
  const registration = newRegistration();
  const registered = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify(registration),
  });
  expect(registered.status).toBe(201);
  await expect.poll(() => mailed).toContain(registration.email);
  expect(proxy.asked).toContain(`ai.outside.example:${aiPort}`);
  launched.child.kill("SIGTERM");
  await launched.ended;
});

describe.each(["npm", "deno"] as const)("the doctor, run by %s,", (program) => {
  const found = async (more: Record<string, string>) => {
    const path = join(folder, "glimmer.env");
    const lines = Object.entries({ ...settings, ...more }).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path, lines.join(""));
    const { findings } = await runDoctorProgram({}, { args: ["--env-file", path], program });
    return findings.filter(({ check }) => check === "AI" || check === "mail")
      .map(({ verdict, says }) => `${verdict}: ${says}`).join("\n");
  };

  test("finds what the server finds, by the settings of the file", async () => {
    const says = await found(network);
    expect(says).toMatch(/ok: The mail server at localhost:\d+.* responds with TLS/);
    expect(says).toMatch(/ok: .*own-model|ok: .*ai\.outside\.example/);
  });

  test("says what is not trusted without the authority", async () => {
    expect(await found({ HTTPS_PROXY: proxy.url })).toMatch(
      /fix: The mail server at localhost:\d+.*certificate/,
    );
  });
});
