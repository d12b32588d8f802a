import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { getLevel } from "#shared/xp/level.ts";
import { type XpEconomy, xpEconomy, type XpTransaction, xpTransaction } from "#shared/xp/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp, ledgerFaults, takeXp, xpOf } from "../../testing/xp.ts";

const t = await createTestApp();
const ada = await member(t);
const stranger = await member(t);
const { id: postId } = await post(t, { authorId: stranger.id });

const historyOf = (who: TestMember, query = "") => `/api/users/${who.id}/xp-transactions${query}`;

async function history(who: TestMember, query = ""): Promise<XpTransaction[]> {
  const response = await who.get(historyOf(who, query));
  expect(response.status).toBe(200);
  return await response.json() as XpTransaction[];
}

test("shows a member their own history, newest first, with type, amount and reason", async () => {
  const ben = await member(t);
  await ben.post(`/api/posts/${postId}/like`);
  await giveXp(t, ben.id, 100);
  await takeXp(t, ben.id, 30);
  const shown = await history(ben);
  for (const row of shown) expect(xpTransaction.strict().parse(row)).toEqual(row);
  expect(shown).toMatchObject([
    { type: "spent", amount: 30, reasonCode: "badge", reason: "Bought a badge" },
    { type: "earned", amount: 100, reasonCode: "gift", reason: "Gift from the community team" },
    { type: "earned", amount: 2, reasonCode: "like", reason: "Liked a post" },
  ]);
  expect(await history(ben)).toEqual(shown);
});

test("pages by 10, by offset and by cursor, and ends with a short page", async () => {
  const ben = await member(t);
  for (let n = 1; n <= 23; n++) await giveXp(t, ben.id, n);
  const amounts = (rows: XpTransaction[]) => rows.map(({ amount }) => amount);
  expect(amounts(await history(ben))).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
  expect(amounts(await history(ben, "?limit=10&offset=20"))).toEqual([3, 2, 1]);
  const first = await ben.get(historyOf(ben, "?limit=20"));
  const cursor = first.headers.get("x-next-cursor");
  await giveXp(t, ben.id, 99);
  const last = await ben.get(historyOf(ben, `?limit=20&cursor=${cursor}`));
  expect(amounts(await last.json() as XpTransaction[])).toEqual([3, 2, 1]);
  expect(last.headers.get("x-next-cursor")).toBeNull();
});

/** Moves XP at a moment as a gift, an hour of a promotion, or the view of a promoted post. */
async function moveAt(who: TestMember, kind: "gift" | "hour" | "view", reference: string, at: Date) {
  const key = kind === "gift" ? `gift:${uuidv7()}` : `promotion:${who.id}:${reference}:${kind}:1:${uuidv7()}`;
  await t.sql`
    select ${
    kind === "gift"
      ? t.sql`xp_move(${key}, xp_account('gifts'), ${who.id}::uuid, 7, 'gift', null, ${at})`
      : t.sql`xp_move(
          ${key}, ${who.id}::uuid, xp_account('burned'), ${
        kind === "hour" ? 100 : 2
      }, 'promotion', ${reference}, ${at}
        )`
  }`;
}

test("shows the views of a promoted post as one row a UTC day and its hours one by one, with their count", async () => {
  const ben = await member(t);
  await giveXp(t, ben.id, 5_000);
  const [one, other] = [uuidv7(), uuidv7()];
  const at = (time: string) => new Date(`2026-12-${time}:00Z`);
  await moveAt(ben, "hour", one, at("01T22:30"));
  for (const time of ["01T22:40", "01T23:59", "02T00:00"]) await moveAt(ben, "view", one, at(time));
  await moveAt(ben, "hour", one, at("01T23:30"));
  await moveAt(ben, "view", other, at("01T22:50"));
  expect(await history(ben)).toMatchObject([
    { reason: "Promoted a post: 1 view", amount: 2, createdAt: at("02T00:00").toISOString() },
    { reason: "Promoted a post: 1 hour", amount: 100, createdAt: at("01T23:30").toISOString() },
    { reason: "Promoted a post: 1 view", amount: 2, createdAt: at("01T22:50").toISOString() },
    {
      type: "spent",
      reason: "Promoted a post: 2 views",
      reasonCode: "promotion",
      amount: 4,
      count: 2,
      createdAt: at("01T22:40").toISOString(),
      latestAt: at("01T23:59").toISOString(),
    },
    { reason: "Promoted a post: 1 hour", amount: 100 },
    { reason: "Gift from the community team", amount: 5_000, count: 1 },
  ]);
});

test("neither splits, repeats nor loses a row of random transfers while more come in, and sums to the balance", async () => {
  const ben = await member(t);
  await giveXp(t, ben.id, 100_000);
  const references = [uuidv7(), uuidv7()] as const;
  let at = Date.parse("2026-12-01T00:00:00Z");
  const seed = Date.now() % 1_000_000;
  console.info(`seed ${seed}`);
  const moves = fc.sample(
    fc.record({
      after: fc.integer({ min: 1, max: 2 * 60 * 60 * 1000 }),
      kind: fc.constantFrom("gift", "hour", "view", "view", "view"),
      reference: fc.constantFrom(...references),
    }),
    { numRuns: 400, seed },
  );
  const move = async (times: number) => {
    for (const { after, kind, reference } of moves.splice(0, times)) {
      await moveAt(ben, kind, reference, new Date(at += after));
    }
  };
  await move(120);
  const readAll = async (between: () => Promise<void>) => {
    const pages: XpTransaction[][] = [];
    let next: string | null = "";
    while (next !== null) {
      const response = await ben.get(historyOf(ben, next && `?cursor=${next}`));
      pages.push(await response.json() as XpTransaction[]);
      next = response.headers.get("x-next-cursor");
      await between();
    }
    return pages;
  };
  const before = (await readAll(async () => {})).flat();
  const pages = await readAll(() => move(2));
  expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(1).map(() => 10));
  // Those of before, in their places.
  expect(pages.flat().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const rows = (await readAll(async () => {})).flat();
  const [balance] = await t.sql<{ sum: number; entries: number }[]>`
    select sum(amount)::integer, count(*)::integer as entries from xp_entries where account_id = ${ben.id}`;
  expect(rows.reduce((sum, { type, amount }) => sum + (type === "earned" ? amount : -amount), 0)).toBe(
    balance?.sum,
  );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(balance?.entries);
  expect((await xpOf(t, ben.id)).xp).toBe(balance?.sum);
  expect(await history(ben, "?limit=10&offset=20")).toEqual(rows.slice(20, 30));
  expect(await ledgerFaults(t)).toEqual([]);
});

test("hides a history from strangers and administrators, without revealing who exists", async () => {
  const admin = await member(t, { isAdmin: true });
  for (const [who, id] of [[stranger, ada.id], [admin, ada.id], [stranger, uuidv7()]] as const) {
    const response = await who.get(`/api/users/${id}/xp-transactions`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "forbidden",
      message: "Only the member can see their XP history.",
    });
  }
});

test.each(["?limit=0", "?limit=101", "?limit=ten", "?offset=-1", "?cursor=nonsense"])(
  "refuses a history page with %s",
  async (query) => {
    expect((await ada.get(historyOf(ada, query))).status).toBe(400);
  },
);

test("returns 404 for the history of a malformed id", async () => {
  expect((await ada.get("/api/users/nobody/xp-transactions")).status).toBe(404);
});

test("describes earnings and costs from the table that pays", async () => {
  const response = await ada.get("/api/xp-economy/services");
  expect(response.status).toBe(200);
  const economy = await response.json() as XpEconomy;
  expect(xpEconomy.strict().parse(economy)).toEqual(economy);
  expect(economy.earning.filter(({ kind }) => kind === "post")).toEqual([
    {
      kind: "post",
      description: "Writing a post (top or high)",
      amount: 5,
      levels: ["top", "high"],
      dailyCap: 20,
    },
    { kind: "post", description: "Writing a post (low)", amount: 1, levels: ["low"], dailyCap: 20 },
    { kind: "post", description: "Writing a post (none)", amount: 0, levels: ["none"], dailyCap: 20 },
  ]);
  expect(economy.earning.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    "post 5",
    "post 1",
    "post 0",
    "comment 2",
    "comment 1",
    "comment 0",
    "like 2",
    "bookmark 2",
    "share 2",
    "comment_like 2",
    "repost 5",
    "repost_received 5",
    "streak 1",
    "referral 200",
    "referral_received 200",
  ]);
  expect(economy.consuming).toContainEqual({
    service: "tts",
    reasonCode: "tts",
    description: "Audio of a post",
    amount: 30,
    bound: "exact",
    note: null,
    badges: { none: 30, blueVerify: 30, goldVerify: 30, blackCrown: 23, goldCrown: 23 },
  });
  expect(economy.consuming).toContainEqual({
    service: "imageGenerationDalle3",
    reasonCode: "ai_image",
    description: "Image with DALL-E 3",
    amount: 100,
    bound: "exact",
    note: null,
    badges: { blackCrown: 75, goldCrown: 75 },
  });
});

test("charges for promotions, deletions, withdrawals and Gold Verify what the list says", async () => {
  const ben = await member(t);
  await giveXp(t, ben.id, 9_000);
  const createdAt = new Date(t.clock.now().getTime() - 10 * 60_000);
  const { id: own } = await post(t, { authorId: ben.id, createdAt });
  await ben.post(`/api/posts/${own}/promote`, { durationHours: 1 });
  const [promotion] = await (await ben.get("/api/promotions/my")).json() as { id: string }[];
  await stranger.post(`/api/promotions/${promotion?.id}/view`);
  await ben.delete(`/api/posts/${own}`);
  await ben.post(`/api/posts/${postId}/repost`);
  await ben.delete(`/api/posts/${postId}/repost`);
  await ben.post("/api/shop/badges/goldVerify");
  const charged = (await history(ben)).filter(({ type }) => type === "spent")
    .map(({ reasonCode, amount }) => `${reasonCode} ${amount}`);
  const { consuming } = await (await ben.get("/api/xp-economy/services")).json() as XpEconomy;
  const listed = consuming.map(({ reasonCode, amount }) => `${reasonCode} ${amount}`);
  expect(charged.toSorted()).toEqual(
    listed.filter((one) => /^(badge|promotion|post_deletion|repost_withdrawn) /.test(one)).toSorted(),
  );
});

test.each(["/api/shop/costs", "/api/get-costs"])("returns the default costs at %s", async (path) => {
  const response = await ada.get(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    aiChatMini: 25,
    aiChatStandard: 50,
    aiChatHD: 75,
    aiChatGpt4: 50,
    aiChatGpt5: 100,
    lisaChat: 10,
    imageGenerationDalle2: 25,
    imageGenerationDalle3: 100,
    tts: 30,
  });
});

test.each([historyOf(ada), "/api/xp-economy/services", "/api/shop/costs", "/api/get-costs"])(
  "returns 401 to signed-out callers at %s",
  async (path) => {
    expect((await t.get(path)).status).toBe(401);
  },
);

test("returns the signed-in member's current XP, level and streak", async () => {
  const ben = await member(t);
  await giveXp(t, ben.id, 250);
  await takeXp(t, ben.id, 220);
  expect(await (await ben.get("/api/auth/user")).json()).toMatchObject({
    xp: 30,
    level: getLevel(250),
    streak: 1,
  });
});
