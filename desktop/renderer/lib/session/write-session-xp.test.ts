import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { sessionKey } from "../query-keys/member-keys.ts";
import { writeSessionXp } from "./write-session-xp.ts";

test("writes pushed XP and level into the session and keeps the rest", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  await writeSessionXp(client, { xp: 1_250, level: 13, lifetimeXp: 1_250 });
  expect(client.getQueryData(sessionKey)).toEqual({
    username: "ada",
    xp: 1_250,
    level: 13,
    lifetimeXp: 1_250,
  });
});

test("keeps the push when an older response arrives after it", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  const answer = Promise.withResolvers<Partial<CurrentUser>>();
  const reading = client.fetchQuery({ queryKey: sessionKey, queryFn: () => answer.promise }).catch(() => {});
  await writeSessionXp(client, { xp: 20, level: 1, lifetimeXp: 20 });
  answer.resolve({ username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  await reading;
  expect(client.getQueryData(sessionKey)).toMatchObject({ xp: 20 });
});

test("ignores a push while signed out", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, null);
  await writeSessionXp(client, { xp: 20, level: 1, lifetimeXp: 20 });
  expect(client.getQueryData(sessionKey)).toBeNull();
});
