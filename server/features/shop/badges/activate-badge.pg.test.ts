import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

interface Given {
  readonly isActive?: boolean;
  readonly isDeactivated?: boolean;
  /** Days left; null: it never ends. */
  readonly days?: number | null;
}

function give(type: BadgeType, { days = 10, ...state }: Given = {}): Promise<string> {
  const expiresAt = days === null ? null : new Date(t.clock.now().getTime() + days * dayMs);
  return giveBadge(t, ada.id, type, { ...state, expiresAt });
}

const ask = async (verb: "activate" | "deactivate", id: string, who = ada) => {
  const response = await who.post(`/api/shop/badges/${id}/${verb}`);
  return { status: response.status, ...await response.json() as Partial<Badge> & { message?: string } };
};

const filterOf = async () => {
  const [row] = await t.sql<{ filter: string }[]>`
    select moderation_level as filter from members where id = ${ada.id}`;
  return row?.filter;
};

test.each<Given>([
  {},
  { isDeactivated: true },
  { days: null },
  { isActive: true },
])("activates an owned badge %j, and changes nothing when repeated", async (given) => {
  const id = await give("goldVerify", given);
  for (let n = 0; n < 2; n++) {
    expect(await ask("activate", id)).toMatchObject({
      status: 200,
      id,
      isActive: true,
      isDeactivated: false,
    });
  }
});

test("shows an expired badge no longer beside posts once a refused call has put it aside", async () => {
  const [id, reader] = [await give("goldVerify", { isActive: true, days: 1 }), await member(t)];
  const { id: postId } = await post(t, { authorId: ada.id });
  const badgeShown = async () =>
    (await (await reader.get(`/api/posts/${postId}`)).json() as Post).author.badge?.badgeType;
  t.clock.advance(2 * dayMs);
  expect(await badgeShown()).toBe("goldVerify");
  expect(await ask("deactivate", id)).toMatchObject({ status: 409 });
  expect(await badgeShown()).toBeUndefined();
});

test("returns 409 'Deactivate Current Badge First' while another is active, until it is deactivated or ends", async () => {
  const active = await give("goldVerify", { isActive: true, days: 1 });
  const crown = await give("blackCrown");
  expect(await ask("activate", crown)).toMatchObject({
    status: 409,
    message: "Deactivate Current Badge First",
  });
  expect(await ask("deactivate", active)).toMatchObject({
    status: 200,
    isActive: false,
    isDeactivated: true,
  });
  expect(await ask("activate", crown)).toMatchObject({ status: 200, isActive: true });
  expect(await ask("activate", active)).toMatchObject({ status: 409 });
  await ask("deactivate", crown);
  await ask("activate", active);
  t.clock.advance(dayMs);
  expect(await ask("activate", crown)).toMatchObject({ status: 200, isActive: true });
});

test("returns 409 for an expired badge and for deactivating one that is not active", async () => {
  const expired = await give("goldVerify", { isActive: true, days: 0 });
  expect(await ask("activate", expired)).toMatchObject({
    status: 409,
    message: expect.stringContaining("ended") as string,
  });
  expect(await ask("deactivate", expired)).toMatchObject({ status: 409 });
  expect(await ask("deactivate", await give("goldCrown"))).toMatchObject({
    status: 409,
    message: "This badge is not active.",
  });
});

test("changes nothing when deactivating twice", async () => {
  const id = await give("goldVerify", { isActive: true });
  for (let n = 0; n < 2; n++) {
    expect(await ask("deactivate", id)).toMatchObject({ status: 200, isDeactivated: true });
  }
});

test("returns 404 for another member's badge and for none", async () => {
  const id = await give("goldVerify");
  const stranger = await member(t);
  for (const verb of ["activate", "deactivate"] as const) {
    expect((await ask(verb, id, stranger)).status).toBe(404);
    expect((await ask(verb, uuidv7())).status).toBe(404);
    expect((await ask(verb, "nonsense")).status).toBe(404);
  }
});

test.each(["low", "none"])(
  "sets the filter %s back to high at once when the crown is deactivated",
  async (filter) => {
    const crown = await give("goldCrown", { isActive: true });
    expect((await ada.put("/api/users/settings", { moderationLevel: filter })).status).toBe(200);
    await ask("deactivate", crown);
    expect(await filterOf()).toBe("high");
    expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ moderationLevel: "high" });
    expect((await ada.put("/api/users/settings", { moderationLevel: filter })).status).toBe(403);
    await ask("activate", crown);
    expect(await filterOf()).toBe("high");
    expect((await ada.put("/api/users/settings", { moderationLevel: filter })).status).toBe(200);
  },
);

test("keeps the filter high on deactivation", async () => {
  const crown = await give("blackCrown", { isActive: true });
  await ada.put("/api/users/settings", { moderationLevel: "high" });
  await ask("deactivate", crown);
  expect(await filterOf()).toBe("high");
});

test("refuses low and none in the settings without an active crown", async () => {
  for (const given of [{}, { isDeactivated: true }, { isActive: true, days: 0 }]) {
    await give("goldCrown", given);
    expect((await ada.put("/api/users/settings", { moderationLevel: "low" })).status).toBe(403);
  }
});
