import { expect } from "@playwright/test";
import type { OutboxMail } from "#shared/system/contract.ts";
import type { Api } from "./api.ts";

/** All mails to an address, newest first. */
export function outboxOf(server: Api, to: string): Promise<OutboxMail[]> {
  return server.get<OutboxMail[]>(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
}

/**
 * The newest mail to an address, once there are `count` of them: mails are sent after the response.
 */
export async function mailTo(server: Api, to: string, count = 1): Promise<OutboxMail> {
  let mails: OutboxMail[] = [];
  await expect(async () => {
    mails = await outboxOf(server, to);
    expect(mails.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] });
  const newest = mails[0];
  if (!newest) throw new Error(`No mail to ${to}`);
  return newest;
}

/** The link of a mail that leads to a path of the product. */
export function linkIn(mail: OutboxMail, path: string): string {
  const link = mail.links.find((candidate) => new URL(candidate).pathname === path);
  if (!link) throw new Error(`"${mail.subject}" has no link to ${path}: ${mail.links.join(", ")}`);
  return link;
}
