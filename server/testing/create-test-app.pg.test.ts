import { expect, test } from "vitest";
import { createTestApp } from "./create-test-app.ts";
import { member } from "./member.ts";
import { post } from "./post.ts";

const t = await createTestApp();

test("gives each file its own migrated database", async () => {
  const [row] = await t.sql<{ name: string }[]>`select current_database() as name`;
  expect(row?.name).toMatch(/^glimmer_test_/);
  expect(await t.sql`select username from members`).toEqual([{ username: "Lisa" }]);
});

test("creates members and posts", async () => {
  const ada = await member(t, { username: "ada" });
  await post(t, { authorId: ada.id });
  const [row] = await t.sql`select username, posts_count from members where id = ${ada.id}`;
  expect(row).toEqual({ username: "ada", posts_count: 1 });
});

test("responds to requests to the app", async () => {
  expect((await t.get("/api/there-is-nothing-here")).status).toBe(404);
});
