import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { sessionKey } from "../../lib/session/session.ts";
import { pushXp } from "./push-xp.ts";

test("pushed XP and level are the member's from then on; the rest of them stays", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  await pushXp(client, { xp: 1_250, level: 13, lifetimeXp: 1_250 });
  expect(client.getQueryData(sessionKey)).toEqual({
    username: "ada",
    xp: 1_250,
    level: 13,
    lifetimeXp: 1_250,
  });
});

test("an older answer that arrives after the push does not undo it", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  const answer = Promise.withResolvers<Partial<CurrentUser>>();
  const reading = client.fetchQuery({ queryKey: sessionKey, queryFn: () => answer.promise }).catch(() => {});
  await pushXp(client, { xp: 20, level: 1, lifetimeXp: 20 });
  answer.resolve({ username: "ada", xp: 10, level: 1, lifetimeXp: 10 });
  await reading;
  expect(client.getQueryData(sessionKey)).toMatchObject({ xp: 20 });
});

test("a push to who is signed out brings nobody back", async () => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, null);
  await pushXp(client, { xp: 20, level: 1, lifetimeXp: 20 });
  expect(client.getQueryData(sessionKey)).toBeNull();
});
