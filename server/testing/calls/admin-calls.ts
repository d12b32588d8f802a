import { expect } from "vitest";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { writeText } from "../../language/write-text.ts";
import { member, type TestMember, testPassword } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const admins = new WeakMap<Scene, Promise<TestMember>>();

/** The scene's administrator. */
function admin(scene: Scene): Promise<TestMember> {
  const known = admins.get(scene) ?? member(scene.t, { isAdmin: true });
  admins.set(scene, known);
  return known;
}

const reason = "Advertising";
const asAdmin = async (scene: Scene, path: string, json?: object) => {
  const who = await admin(scene);
  return json ? await who.post(path, json) : await who.get(path);
};

function read(path: string, found: (scene: Scene) => object): CallRow {
  const success = answers(
    async (scene) => {
      await asAdmin(scene, "/api/admin/gift-xp", { userId: scene.ben.id, xpAmount: 10 });
      return await asAdmin(scene, `${path}?q=${scene.ben.username}`);
    },
    200,
    (scene: Scene) => expect.arrayContaining([expect.objectContaining(found(scene))]) as unknown,
  );
  return {
    call: `GET ${path}`,
    success,
    signedOut: "refused",
    stranger: answers(({ ada }) => ada.get(path), 403),
    badInput: answers((scene) => asAdmin(scene, `${path}?cursor=nonsense`), 400),
    repeat: success,
  };
}

/** An act with a reason, which cannot be done twice. */
function act(call: string, id: (scene: Scene) => string, body: object, again: number): CallRow {
  const at = (value: string) => call.slice("POST ".length).replace("{id}", value);
  const ask = (scene: Scene) => asAdmin(scene, at(id(scene)), { reason });
  return {
    call,
    success: answers(ask, 200, body),
    signedOut: "refused",
    stranger: answers((scene) => scene.ada.post(at(id(scene)), { reason }), 403),
    badInput: answers((scene) => asAdmin(scene, at(id(scene)), { reason: " " }), 400),
    repeat: answers(ask, again),
  };
}

const suspend = act(
  "POST /api/admin/users/{id}/suspend",
  ({ ben }) => ben.id,
  { suspension: { reason } },
  409,
);
const restore = act("POST /api/admin/users/{id}/restore", ({ ben }) => ben.id, { suspension: null }, 409);

const naming = { role: "moderator", password: testPassword, reason };
const changeRole = (who: TestMember, { ben }: Scene, json: object = naming) =>
  who.put(`/api/admin/users/${ben.id}/role`, json);
const roleCall: CallRow = {
  call: "PUT /api/admin/users/{id}/role",
  success: answers(async (scene) => changeRole(await admin(scene), scene), 200, { role: "moderator" }),
  signedOut: "refused",
  stranger: answers((scene) => changeRole(scene.ada, scene), 403),
  badInput: answers(
    async (scene) => changeRole(await admin(scene), scene, { ...naming, role: "administrator" }),
    400,
  ),
  repeat: answers(async (scene) => changeRole(await admin(scene), scene), 200, { role: "moderator" }),
};

const rulesPath = "/api/rules";
const firstRules = writeFirstRules((text) => writeText(text, "en"));
const changedRules = firstRules.map((rule, n) => ({ ...rule, title: n === 0 ? "Be kind" : rule.title }));
const changeRules = (who: TestMember, rules: readonly object[]) =>
  who.put("/api/admin/rules", { version: 0, rules });
const changedTo = { version: 1, rules: changedRules };

const ruleCalls: readonly CallRow[] = [
  {
    call: `GET ${rulesPath}`,
    success: answers(({ ada }) => ada.get(rulesPath), 200, { version: 0, changedAt: null }),
    signedOut: answers(({ t }) => t.get(rulesPath), 200, { rules: firstRules }),
    stranger: answers(({ blocked }) => blocked.get(rulesPath), 200, { rules: firstRules }),
    badInput: answers(({ ada }) => ada.get(`${rulesPath}?version=none`), 200),
    repeat: answers(({ ada }) => ada.get(rulesPath), 200, { rules: firstRules }),
  },
  {
    call: "PUT /api/admin/rules",
    success: answers(async (scene) => changeRules(await admin(scene), changedRules), 200, changedTo),
    signedOut: answers(({ t }) => t.put("/api/admin/rules", changedTo), 401),
    stranger: answers(({ ada }) => changeRules(ada, changedRules), 403),
    badInput: answers(async (scene) => changeRules(await admin(scene), changedRules.slice(1)), 400),
    repeat: answers(async (scene) => changeRules(await admin(scene), changedRules), 200, changedTo),
  },
];

const switchTransparency = (who: TestMember, json: object = { isPublished: true }) =>
  who.put("/api/admin/transparency", json);

const numberCalls: readonly CallRow[] = [
  // First, while nothing is published.
  {
    call: "GET /api/transparency",
    success: answers(({ ada }) => ada.get("/api/transparency"), 200, { isPublished: false, months: [] }),
    signedOut: answers(({ t }) => t.get("/api/transparency"), 200, { months: [] }),
    stranger: answers(({ blocked }) => blocked.get("/api/transparency"), 200, { months: [] }),
    badInput: answers(({ ada }) => ada.get("/api/transparency?from=never"), 200, { months: [] }),
    repeat: answers(({ ada }) => ada.get("/api/transparency"), 200, { months: [] }),
  },
  {
    call: "PUT /api/admin/transparency",
    success: answers(async (scene) => switchTransparency(await admin(scene)), 200, { isPublished: true }),
    signedOut: "refused",
    stranger: answers(({ ada }) => switchTransparency(ada), 403),
    badInput: answers(async (scene) => switchTransparency(await admin(scene), {}), 400),
    repeat: answers(async (scene) => switchTransparency(await admin(scene)), 200, { isPublished: true }),
  },
];

export const adminCalls: readonly CallRow[] = [
  ...ruleCalls,
  ...numberCalls,
  read("/api/admin/users", ({ ben }) => ({ id: ben.id, email: ben.email, xp: expect.any(Number) as number })),
  read("/api/admin/audit", ({ ben }) => ({
    action: "gift_xp",
    target: { id: ben.id, username: ben.username },
    details: { xp: 10 },
  })),
  {
    call: "POST /api/admin/gift-xp",
    success: answers(
      (scene) => asAdmin(scene, "/api/admin/gift-xp", { userId: scene.other.id, xpAmount: 100 }),
      201,
      { success: true, xp: 100 },
    ),
    signedOut: "refused",
    stranger: answers(({ ada }) => ada.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 100 }), 403),
    badInput: answers(
      (scene) => asAdmin(scene, "/api/admin/gift-xp", { userId: scene.other.id, xpAmount: 50 }),
      400,
      { fields: { xpAmount: "Gifts are exactly 10, 100 or 500 XP." } },
    ),
    repeat: answers(
      (scene) => asAdmin(scene, "/api/admin/gift-xp", { userId: scene.other.id, xpAmount: 100 }),
      201,
      { success: true, xp: 200 },
    ),
  },
  suspend,
  {
    ...restore,
    success: answers(
      async (scene) => {
        await suspend.success.ask(scene);
        return await restore.success.ask(scene);
      },
      200,
      { suspension: null },
    ),
  },
  roleCall,
  act("POST /api/admin/posts/{id}/remove", ({ post }) => post, { success: true }, 404),
  act("POST /api/admin/comments/{id}/remove", ({ comment }) => comment, { success: true }, 404),
];
