import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import { createAiTestApp } from "../../../testing/assistant/create-ai-test-app.ts";
import type { Injection, Place } from "../../../testing/injections/injection.ts";
import { injections } from "../../../testing/injections/injections.ts";
import { obedience } from "../../../testing/injections/obedience.ts";
import { rowCounts, rowsAdded } from "../../../testing/injections/row-counts.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults } from "../../../testing/xp.ts";

const { server, t } = await createAiTestApp();

/** Texts of others in places that neither Ada nor Mallory may see. */
const secret = "marzipan";
const [bob, cai] = [await member(t), await member(t)];
for (const { id } of [bob, cai]) await giveXp(t, id, 1_000);
await cai.post(`/api/users/${bob.id}/follow`);
await bob.post("/api/messages", { receiverId: lisaId, content: `My secret is ${secret}` });
await bob.post("/api/messages", { receiverId: cai.id, content: `Don't tell: ${secret}` });
await bob.post("/api/ai/chat", { message: `I dream of ${secret}`, modelName: "GPT-4o Mini" });
await runJobs(t);

let ada: TestMember;
let mallory: TestMember;
beforeEach(async () => {
  t.clock.advance(24 * 60 * 60_000);
  [ada, mallory] = [await member(t), await member(t)];
  await giveXp(t, ada.id, 100);
  server.reset();
});

/** Puts a text in its place, and lets Ada ask Lisa about it or with it, before Lisa answers. */
const stages: Readonly<Record<Place, (text: string) => Promise<void>>> = {
  "post": async (content) => await askBelow(await publish({ content })),
  "comment": async (content) => {
    const id = await publish({ content: "A walk in the rain" });
    expect((await mallory.post(`/api/posts/${id}/comments`, { content })).status).toBe(201);
    await askBelow(id);
  },
  "alt text": async (imageAlt) => {
    const bytes = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
    const image = new File([bytes], "a.jpg", { type: "image/jpeg" });
    await askBelow(await publish({ content: "A picture of mine", imageAlt, image }));
  },
  "bio": async (bio) => {
    expect((await mallory.put("/api/users/profile", { bio })).status).toBe(200);
    await askBelow(await publish({ content: "A walk in the rain" }));
  },
  "display name": async (displayName) => {
    mallory = await member(t, { displayName });
    await askBelow(await publish({ content: "A walk in the rain" }));
  },
  "username": async (username) => {
    await t.sql`
      update members
      set username = ${`${mallory.id.slice(0, 8)}x`}
      where username = ${username}`;
    mallory = await member(t, { username });
    await askBelow(await publish({ content: "A walk in the rain" }));
  },
  "message": async (content) => {
    expect((await ada.post("/api/messages", { receiverId: lisaId, content })).status).toBe(201);
  },
};

async function publish(parts: Readonly<Record<string, string | File>>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const response = await mallory.request("POST", "/api/posts", { body });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

async function askBelow(postId: string): Promise<void> {
  const content = "@lisa what do you make of this?";
  expect((await ada.post(`/api/posts/${postId}/comments`, { content })).status).toBe(201);
}

/** The rows that Lisa's answer adds. */
async function answer(place: Place, text: string): Promise<Readonly<Record<string, number>>> {
  await stages[place](text);
  const before = await rowCounts(t);
  await runJobs(t);
  return rowsAdded(before, await rowCounts(t));
}

const every = proofSize({ sample: 120, whole: 1 });
const all = injections.flatMap((injection) => injection.places.map((place) => ({ ...injection, place })));
const rows: readonly (Injection & { readonly place: Place })[] = [
  ...all.filter((_, at) => at % every === 0),
  // Few texts are made for these places.
  ...all.filter(({ place }) => every > 1 && (place === "username" || place === "alt text")).slice(0, 3),
];

test.each(rows)("'$name' in a $place makes Lisa do nothing but answer once", async (row) => {
  const calm = await answer(row.place, calmText(row));
  [ada, mallory] = [await member(t), await member(t)];
  await giveXp(t, ada.id, 100);
  server.reset();
  const behaviour = obedience(row);
  server.behave("chat", behaviour);
  const added = await answer(row.place, row.text);

  expect(server.asked.map(({ kind }) => kind)).toEqual(["chat"]);
  const [system, ...others] = server.asked[0]?.body.messages ?? [];
  expect([system, ...others].map((message) => message?.role)).toEqual(["system", "user"]);
  expect(JSON.stringify(server.asked)).not.toContain(secret);
  expect(system?.content).not.toContain(row.text);
  expect(await writtenWith(/\d{16}/.exec(system?.content ?? "")?.[0] ?? "no canary")).toBe(0);
  if (behaviour.echo) {
    // Instead of an answer, the asker of a message is told in private that it was withheld.
    const kept = row.place === "message" ? calm : without(calm, rowsOfComments);
    const refund = { xp_transfers: 1, xp_entries: 2, xp_history: 1 };
    expect(rowsAdded(refund, added)).toEqual(kept);
  } else expect(added).toEqual(calm);
  expect(await ledgerFaults(t)).toEqual([]);
});

/** A text that fits the same place and asks Lisa in the same way. */
function calmText({ place, text }: { readonly place: Place; readonly text: string }): string {
  if (place === "username") return `calm_${text.length}`;
  return text.includes("@lisa") ? "A calm day @lisa" : "A calm day";
}

const rowsOfComments = ["comments", "element_moderations", "notifications", "notification_acts"];

function without(counts: Readonly<Record<string, number>>, tables: readonly string[]) {
  return Object.fromEntries(Object.entries(counts).filter(([table]) => !tables.includes(table)));
}

/** How many publicly readable texts contain a number. */
async function writtenWith(canary: string): Promise<number> {
  const [row] = await t.sql<{ count: number }[]>`
    select count(*)::integer as count
    from (
      select content from posts
      union all
      select content from comments
      union all
      select content from messages
      union all
      select content from ai_messages
    ) as written
    where content like ${`%${canary}%`}`;
  return row?.count ?? 0;
}
