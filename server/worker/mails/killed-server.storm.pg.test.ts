import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Sql } from "../../db/open-database.ts";
import { newRegistration } from "../../features/auth/register/testing/registrations.ts";
import { findLinks } from "../../providers/mail/open-mailer.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { requestsOf } from "../../testing/requests.ts";
import { startMailServer } from "../../testing/servers/mail-server.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { unusedPort } from "../../testing/servers/unused-port.ts";
import { testDatabase } from "../../testing/test-database.ts";

/** How long the mail server is unavailable, and how often the product is killed meanwhile. */
const away = proofSize({
  sample: { ms: 0, kills: 1, mails: 8 },
  whole: { ms: 10 * 60_000, kills: 5, mails: 40 },
});

test("loses no mail while the mail server is unavailable and the server is killed", async () => {
  const db = await testDatabase();
  const smtpPort = await unusedPort();
  const env = { DATABASE_URL: db.url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, LOG_LEVEL: "error" };
  const asked = Array.from({ length: away.mails * (away.kills + 1) }, () => newRegistration());
  for (let run = 0; run < away.kills; run++) {
    const server = await startServer({ env });
    const caller = callerAt(server.port);
    const batch = asked.slice(run * away.mails, (run + 1) * away.mails);
    const registered = await Promise.all(batch.map((one) => caller.post("/api/auth/register", one)));
    expect(registered.map(({ status }) => status)).toEqual(batch.map(() => 201));
    await wait(away.ms / away.kills);
    await server.kill();
  }
  const mails = await startMailServer(smtpPort);
  const heir = await startServer({ env });
  const caller = callerAt(heir.port);
  const rest = asked.slice(away.kills * away.mails);
  await Promise.all(rest.map((one) => caller.post("/api/auth/register", one)));
  if (away.ms === 0) await minutesPass(db.sql);
  const addresses = () => new Set(mails.received.flatMap(({ to }) => to));
  // A job that the dead process was running comes back within a minute, one that waits within five.
  while (addresses().size < asked.length) await mails.next();
  expect([...addresses()].toSorted()).toEqual(asked.map(({ email }) => email).toSorted());
  const ids = mails.received.map(({ headers, to }) => `${headers.get("message-id")} ${to[0]}`);
  expect(new Set(ids).size).toBe(asked.length);
  for (const mail of mails.received) {
    const [link = ""] = findLinks(mail.parts.get("text/plain") ?? "");
    const answer = await caller.get(`/api/auth/verify-email${new URL(link).search}`);
    expect(await answer.json()).toMatchObject({ verified: true });
  }
  await heir.stop();
  await mails.close();
}, 25 * 60_000);

/** Makes waiting mails due, and unlocks the dead process's jobs. */
async function minutesPass(sql: Sql): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set run_at = least(run_at, now()), locked_at = locked_at - interval '1 minute'
    where payload ->> 'template' is not null`;
  await sql`select graphile_worker.add_job('unlock_jobs')`;
}

function callerAt(port: number) {
  const config = { publicUrl: `http://127.0.0.1:${port}` };
  return requestsOf({ app: { fetch: (request) => fetch(request) }, config });
}
