import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { redeemSocketTicket } from "./socket-ticket.ts";

const t = await createTestApp();

/** Tickets of one member's session, as `readSocketTicket` returns them. */
function ticketsOf({ id, sessionId }: { readonly id: string; readonly sessionId: string }, count: number) {
  return Array.from({ length: count }, () => ({
    id: uuidv7(),
    memberId: id,
    sessionId,
    expiresAt: new Date(t.clock.now().getTime() + 60_000),
  }));
}

test("lets in each ticket that comes with many others, and refuses those of an ended session alone", async () => {
  const [ada, bob] = [await member(t), await member(t)];
  const [good, ended] = [ticketsOf(ada, 150), ticketsOf(bob, 3)];
  await t.sql`delete from sessions where id = ${bob.sessionId}`;
  const mixed = [...good.slice(0, 75), ...ended, ...good.slice(75)];
  const used = await Promise.all(mixed.map((ticket) => redeemSocketTicket(t.deps, ticket)));
  expect(mixed.filter((_, n) => !used[n])).toEqual(ended);
});

test("lets in one of many callers who bring the same ticket at once", async () => {
  const [ticket] = ticketsOf(await member(t), 1);
  if (!ticket) throw new Error("No ticket");
  const used = await Promise.all(Array.from({ length: 30 }, () => redeemSocketTicket(t.deps, ticket)));
  expect(used.filter(Boolean).length).toBe(1);
});
