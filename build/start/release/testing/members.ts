import { setTimeout as wait } from "node:timers/promises";

const password = "QuietMorning7!";
const emailOf = (username: string) => `${username}@example.org`;

/** Joins as a member, by the link in the mail that the outbox shows. */
export async function joinAs(address: string, username: string): Promise<void> {
  await post(address, "/api/auth/register", {
    email: emailOf(username),
    password,
    username,
    displayName: username,
    confirmAge: true,
    acceptTerms: true,
    acceptPrivacy: true,
  });
  const token = await verificationToken(address);
  await fetch(`${address}/api/auth/verify-email?token=${token}`);
}

/** Whether there is a member of that name. */
export async function isMember(address: string, username: string): Promise<boolean> {
  return await post(address, "/api/auth/login", { email: emailOf(username), password }) === 200;
}

/** Polls, since the mail is sent by a job. Mails of an earlier start are not in the outbox. */
async function verificationToken(address: string): Promise<string> {
  for (;;) {
    const outbox = await (await fetch(`${address}/dev/outbox`)).text();
    const token = /\/verify-email\?token=([\w.%-]+)/.exec(outbox)?.[1];
    if (token) return token;
    await wait(50);
  }
}

async function post(address: string, path: string, body: object): Promise<number> {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: address },
    body: JSON.stringify(body),
  });
  await answer.body?.cancel();
  return answer.status;
}
