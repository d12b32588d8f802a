import { expect, test } from "vitest";
import { newBot } from "../../../testing/bot.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { randomLetters } from "../../../testing/random-letters.ts";
import { mailedToken, newRegistration, openVerificationLink } from "./testing/registrations.ts";

const t = await createTestApp();
// Both kinds of administrators.
const root = await member(t, { isAdmin: true, username: "ada.lind", displayName: "Ada Lind" });
await member(t, { username: "boberg", displayName: "Bo Berg", email: "admin@example.org" });

const unlike = () => `wren_${randomLetters()}`;

async function refusal(response: Response) {
  const { fields, code } = await response.json() as { fields?: Record<string, string>; code?: string };
  return [response.status, code, Object.keys(fields ?? {})];
}

const names: [string][] = [
  ["Lisa"],
  ["Lіsa"],
  ["Glimmer Support"],
  ["Administrator"],
  ["Deleted member"],
  ["Ada Lind"],
  ["Аdа Lind"],
  ["Bo Berg Support"],
  ["adalind"],
];

test.each(names)("refuses the name %j to registrations, renames and bots", async (displayName) => {
  const refused = [400, "invalid_input", ["displayName"]];
  const wren = await member(t);
  const answers = [
    await t.post("/api/auth/register", newRegistration({ displayName })),
    await wren.put("/api/users/profile", { displayName, bio: "Hi" }),
    await wren.put("/api/users/settings", { displayName }),
    await root.post("/api/bot-users", newBot({ displayName })),
  ];
  expect(await Promise.all(answers.map(refusal))).toEqual([refused, refused, refused, refused]);
  expect(await (await wren.get("/api/auth/user")).json()).toMatchObject({
    displayName: wren.username,
    bio: null,
  });
});

test.each([["real_lisa"], ["glimmer.team"], ["ada_lind_official"], ["bo.berg.admin"], ["deleted_member"]])(
  "refuses the username %s",
  async (username) => {
    const refused = [400, "invalid_input", ["username"]];
    const wren = await member(t);
    const answers = [
      await t.post("/api/auth/register", newRegistration({ username })),
      await wren.put("/api/users/profile", { username }),
      await root.post("/api/bot-users", newBot({ username })),
    ];
    expect(await Promise.all(answers.map(refusal))).toEqual([refused, refused, refused]);
  },
);

test("accepts Lisa Brown and melisa, and says on refusal what to choose", async () => {
  expect((await t.post("/api/auth/register", newRegistration({ displayName: "Lisa Brown" }))).status).toBe(
    201,
  );
  expect((await t.post("/api/auth/register", newRegistration({ username: "melisa" }))).status).toBe(201);
  const wren = await member(t);
  const response = await wren.put("/api/users/profile", { displayName: "Lisa" });
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('"Lisa Brown"') as string });
});

test("lets administrators keep their names and use the product's, but not Lisa's or another administrator's", async () => {
  const rename = async (displayName: string) =>
    (await root.put("/api/users/profile", { displayName })).status;
  expect([
    await rename("Ada Lind (Admin)"),
    await rename("Glimmer Support"),
    await rename("Lisa"),
    await rename("Bo Berg"),
    await rename("Ada Lind"),
  ]).toEqual([200, 200, 400, 400, 200]);
});

test("keeps an existing name, also when it is saved with other changes", async () => {
  const displayName = "Lisa ✓";
  const old = await member(t, { displayName, username: "glimmer.staff" });
  const saved = await old.put("/api/users/profile", { displayName, username: "glimmer.staff", bio: "Hi" });
  expect([saved.status, await saved.json()]).toMatchObject([200, { displayName, bio: "Hi" }]);
  expect((await old.put("/api/users/settings", { displayName, ttsVoice: "echo" })).status).toBe(200);
});

test("removes badge-like characters from a new display name", async () => {
  const wren = await member(t);
  expect(await (await wren.put("/api/users/profile", { displayName: "Wren ✅" })).json())
    .toMatchObject({ displayName: "Wren" });
  expect(await (await wren.put("/api/users/settings", { displayName: "👑 Wren C. ✔️" })).json())
    .toMatchObject({ displayName: "Wren C." });
  const registration = newRegistration({ displayName: "Sage 🛡️" });
  await t.post("/api/auth/register", registration);
  await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
  expect(await t.sql`select display_name from members where email = ${registration.email}`)
    .toEqual([{ display_name: "Sage" }]);
  expect((await wren.put("/api/users/profile", { displayName: "✓" })).status).toBe(400);
});

test.each([
  ["wren.calloway", "wrencalloway", true],
  ["wren.calloway", "Wren_Calloway", true],
  ["wren.calloway", "wren.ca11oway", true],
  ["wren.calloway", "wren.caIloway", true],
  ["wren.calloway", "vvren.calloway", true],
  ["wren.calloway", "wr3n_call0way", true],
  ["marnie", "rnarnie", true],
  ["sam_1", "sam.l", true],
  ["sam_1", "samI", true],
  ["ADMIRAL", "ADMlRAL", true],
  ["lia", "ila", false],
  ["ella", "elia", false],
  ["maria68", "maria86", false],
  ["user_10", "user_11", false],
  ["wren.calloway", "wren.callaway", false],
  ["wren.calloway", "wren.calloway2", false],
])("compares %s and %s as look-alikes: %s", async (one, other, expected) => {
  const [row] = await t.sql`
    select username_skeleton(${one}) = username_skeleton(${other}) and usernames_look_alike(${one}, ${other}) as is_like`;
  expect(row?.is_like).toBe(expected);
});

test("refuses a username that differs from a member's, or their former one, only by dots, underscores or similar letters", async () => {
  const name = unlike();
  const [wren, other] = [await member(t, { username: name }), await member(t)];
  const alike = [name.replace("_", ""), name.replace("_", "."), name.toUpperCase().replace("_", "__")];
  for (const username of alike) {
    const taken = [409, "username_taken", ["username"]];
    expect([username, await refusal(await other.put("/api/users/profile", { username }))])
      .toEqual([username, taken]);
    expect(await refusal(await t.post("/api/auth/register", newRegistration({ username })))).toEqual(taken);
    expect(await refusal(await root.post("/api/bot-users", newBot({ username })))).toEqual(taken);
  }
  expect((await wren.put("/api/users/profile", { username: alike[1] })).status).toBe(200);
  await t.sql`update members set username_changed_at = null where id = ${wren.id}`;
  expect((await wren.put("/api/users/profile", { username: unlike() })).status).toBe(200);
  expect((await other.put("/api/users/profile", { username: alike[0] })).status).toBe(409);
});

test("treats usernames that differ by capitals as equal", async () => {
  await member(t, { username: "lilybrook" });
  const iily = await member(t, { username: "iilybrook" });
  const taken = [409, "username_taken", ["username"]];
  expect(await refusal(await iily.put("/api/users/profile", { username: "IilyBrook" }))).toEqual(taken);
  expect((await iily.put("/api/users/profile", { username: "iilyBrook" })).status).toBe(200);
});

test("gives one of several look-alike names taken at the same moment", async () => {
  for (let round = 0; round < 5; round++) {
    const name = unlike();
    const alike = [name, name.replace("_", ""), name.replace("_", "."), `${name}_`];
    const answers = await Promise.all(
      alike.map(async (username) => (await member(t)).put("/api/users/profile", { username })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  }
});

test("gives a look-alike name to the first confirmed registration, and makes the other choose again", async () => {
  const name = unlike();
  const [first, second] = [
    newRegistration({ username: name }),
    newRegistration({ username: name.replace("_", ".") }),
  ];
  for (const registration of [first, second]) {
    expect((await t.post("/api/auth/register", registration)).status).toBe(201);
  }
  const tokens = [first, second].map(({ email }) => mailedToken(t, email, "/verify-email"));
  const answers = await Promise.all(tokens.map((token) => openVerificationLink(t, token)));
  expect(answers.map(({ needsUsername }) => needsUsername).toSorted()).toEqual([false, true]);
});
