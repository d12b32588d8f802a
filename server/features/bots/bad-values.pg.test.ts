import { expect, test } from "vitest";
import { bot, newBot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp();
const pip = await bot(t);

/** Values that no field of a change accepts. */
const changes: readonly [field: string, bad: readonly unknown[]][] = [
  ["firstName", ["a".repeat(51), 7]],
  ["lastName", ["a".repeat(51), {}]],
  ["username", ["", "ab", "a".repeat(51), "two words", ".dot", "dot.", "a..b", "admin", "lisa", null, 7]],
  ["displayName", ["", "  ", "a".repeat(101), "two\nlines", null]],
  ["bio", ["a".repeat(161), 7, "nul\u0000"]],
  ["profileImageUrl", ["a".repeat(2_001), 7]],
  ["interests", ["", "  ", "a".repeat(501), null, []]],
  ["character", ["", "kind", null, 1]],
  ...["postFrequency", "commentFrequency", "likeFrequency"].map((field) =>
    [field, [-1, -0.001, 60.001, 0.0001, "often", "", " ", null, true, [], {}]] as [string, unknown[]]
  ),
  ...["workingHoursStart", "workingHoursEnd"].map((field) =>
    [field, ["24:00", "24:00:00", "8:00", "08:60", "08:00:60", "noon", "", null, 8]] as [string, unknown[]]
  ),
  ["answeringDm", ["yes", 1, null]],
  ["moderationLevel", ["", "best", null]],
  ["isActive", ["no", 0, null]],
  ["dalleModel", ["dalle-4", "", null]],
  ["dallePrompt", ["a".repeat(501), null]],
  ["enableContent", ["yes", null]],
  ["enableImages", [1, null]],
  ["contentLength", [39, 1_501, 100.5, "long", "", null]],
];

const creations: typeof changes = [
  ...changes,
  [
    "userEmail",
    [
      undefined,
      "",
      "pip",
      "pip@example.org",
      "pip@bots.glimmer.app.example.org",
      "pip@notbots.glimmer.app",
      "pip@x.bots.glimmer.app",
      "a b@bots.glimmer.app",
      `${"a".repeat(250)}@bots.glimmer.app`,
      null,
      7,
    ],
  ],
  ["username", [undefined]],
  ["displayName", [undefined]],
  ["interests", [undefined]],
  ["xp", [-1, 0.5, 1_000_001, "many", "", null]],
];

/** A new one for each test, since an administrator's writes are limited too. */
const administrator = () => member(t, { isAdmin: true });

async function expectField(response: Response, field: string, value: unknown): Promise<void> {
  const body = await response.json() as { fields?: Record<string, string> };
  expect([response.status, Object.keys(body.fields ?? {})], JSON.stringify(value)).toEqual([400, [field]]);
}

test.each(creations)("refuses to create a bot with a bad %s, and names the field", async (field, values) => {
  const root = await administrator();
  for (const value of values) {
    const json = Object.fromEntries(
      Object.entries({ ...newBot(), [field]: value }).filter(([, given]) => given !== undefined),
    );
    await expectField(await root.post("/api/bot-users", json), field, value);
  }
});

test.each(changes)("refuses to change a bot to a bad %s, and names the field", async (field, values) => {
  const root = await administrator();
  for (const value of values) {
    const response = await root.put(`/api/bot-users/${pip.userEmail}`, { bio: "New.", [field]: value });
    await expectField(response, field, value);
  }
  expect(await (await root.get("/api/bot-users")).json()).toMatchObject([{ bio: null }]);
});

test.each([
  ["PUT", { bio: "New." }],
  ["DELETE", undefined],
  ["POST", { kind: "post" }],
])("%s of an email outside the bot domain returns 400 with its field", async (method, json) => {
  const root = await administrator();
  for (const email of ["pip@example.org", "pip", "pip@bots.glimmer.app.example.org"]) {
    const path = `/api/bot-users/${email}${method === "POST" ? "/try" : ""}`;
    await expectField(await root.request(method, path, { json }), "email", email);
  }
});

test("deletes nothing without the exact confirmation, or with an unknown choice for its content", async () => {
  const root = await administrator();
  for (const confirm of ["delete all bots", "DELETE ALL BOTS ", "", null, true, undefined]) {
    await expectField(await root.delete("/api/bot-users", { confirm }), "confirm", confirm);
  }
  expect((await root.request("DELETE", "/api/bot-users")).status).toBe(400);
  const path = `/api/bot-users/${pip.userEmail}?content=some`;
  await expectField(await root.delete(path), "content", "some");
  expect(await (await root.get("/api/bot-users")).json()).toHaveLength(1);
});

test("accepts numbers as form texts, and hours without seconds", async () => {
  const root = await administrator();
  const fields = { postFrequency: "0.5", contentLength: "300", workingHoursStart: "09:30" };
  expect(await (await root.put(`/api/bot-users/${pip.userEmail}`, fields)).json()).toMatchObject({
    postFrequency: 0.5,
    contentLength: 300,
    workingHoursStart: "09:30:00",
  });
});
