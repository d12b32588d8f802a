import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { levelOf } from "#shared/xp/level.ts";
import { type XpEconomy, xpEconomy, type XpTransaction, xpTransaction } from "#shared/xp/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp, takeXp } from "../../testing/xp.ts";

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
    description: "Audio of a post",
    amount: 30,
    badges: { none: 30, blueVerify: 30, goldVerify: 30, blackCrown: 23, goldCrown: 23 },
  });
  expect(economy.consuming).toContainEqual({
    service: "imageGenerationDalle3",
    description: "Image with DALL-E 3",
    amount: 100,
    badges: { blackCrown: 75, goldCrown: 75 },
  });
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
    level: levelOf(250),
    streak: 1,
  });
});
