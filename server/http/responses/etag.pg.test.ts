import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { contract } from "#shared/contract.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { createShopApp } from "../../testing/shop/create-shop-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { startPromotion } from "../../features/promotions/testing/promoted-posts.ts";
import { giveXp } from "../../testing/xp.ts";

const t = await createShopApp();
const ada = await member(t, { isAdmin: true });
const grace = await member(t, { isAdmin: true });
await giveXp(t, ada.id, 5_000);
const { id: postId } = await post(t, { authorId: ada.id });
await grace.post(`/api/users/${ada.id}/follow`);
await ada.post(`/api/users/${grace.id}/follow`);

const idOf = async (response: Response) => (await response.json() as { id: string }).id;
const { id: promotionId } = await startPromotion(ada, postId, 2);
const chatId = await idOf(await ada.post("/api/ai/sessions", {}));

/** The id in a call's path, where it has one. */
const ids: Readonly<Record<string, string>> = {
  listXpTransactions: ada.id,
  getPromotionStats: promotionId,
  listAiMessages: chatId,
};

const polled = Object.entries<Endpoint>(contract)
  .filter(([, endpoint]) => endpoint.hasEtag && !endpoint.produces && !endpoint.isAnonymous)
  .map(([name, { path }]) => {
    const id = ids[name] ?? (name === "getLeaderboard" ? "weekly" : "");
    return [name, path.replace(/\{\w+\}/, id)] as const;
  });

const read = (who: TestMember, path: string, etag?: string | null, encoding = "identity") =>
  who.request("GET", path, {
    headers: { "Accept-Encoding": encoding, ...(etag && { "If-None-Match": etag }) },
  });

test.each(polled)("%s returns 304 without a body while nothing changed", async (_, path) => {
  const first = await read(ada, path);
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const etag = first.headers.get("etag");
  expect(etag).toMatch(/^"[\w-]{22}-identity"$/);
  const again = await read(ada, path, etag);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(etag);
  expect(again.headers.get("cache-control")).toBe("no-store");
  expect(again.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(again.headers.get("x-release")).toBe(first.headers.get("x-release"));
});

test.each(polled)("%s has another ETag for each member", async (_, path) => {
  const etag = (await read(ada, path)).headers.get("etag");
  expect((await read(grace, path, etag)).status).not.toBe(304);
});

test("returns the whole list after a change", async () => {
  const before = (await read(grace, "/api/posts")).headers.get("etag");
  await ada.post(`/api/posts/${postId}/like`);
  const after = await read(grace, "/api/posts", before);
  expect(after.status).toBe(200);
  expect(after.headers.get("etag")).not.toBe(before);
  expect(await after.json()).toMatchObject([{ id: postId, likesCount: 1 }]);
});

test("has an ETag for each encoding, and ignores the suffix that a proxy adds", async () => {
  for (let n = 0; n < 5; n++) await post(t, { authorId: grace.id, content: "A calm day. ".repeat(20) });
  const [plain, zipped] = [await read(ada, "/api/posts"), await read(ada, "/api/posts", null, "gzip")];
  const [etag, zippedEtag] = [plain.headers.get("etag") ?? "", zipped.headers.get("etag") ?? ""];
  expect(zippedEtag).toBe(etag.replace("identity", "gzip"));
  expect(zipped.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie, X-Language");
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text());
  expect((await read(ada, "/api/posts", etag, "gzip")).status).toBe(200);
  const held = await read(ada, "/api/posts", `"other", W/${zippedEtag}`, "gzip");
  expect([held.status, held.headers.get("content-encoding"), held.headers.get("vary")])
    .toEqual([304, null, "Accept-Encoding, Accept-Language, Cookie, X-Language"]);
});

test("sends no ETag for errors, nor for endpoints that nobody polls", async () => {
  for (const path of ["/api/posts?limit=0", "/api/leaderboard/yearly", "/api/promotions/no-id/stats"]) {
    const refused = await read(ada, path, "*");
    expect([refused.status >= 400, refused.headers.get("etag")]).toEqual([true, null]);
  }
  expect((await t.request("GET", "/api/posts", { headers: { "If-None-Match": "*" } })).status).toBe(401);
  expect((await read(ada, "/api/auth/user")).headers.get("etag")).toBeNull();
});
