import { beforeEach, expect, test } from "vitest";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import { createXpReader, listenForXp } from "./xp-of-responses.ts";

const received: (OwnXp | null)[] = [];
beforeEach(() => {
  received.length = 0;
  listenForXp((now) => received.push(now));
});

const answer = (xp?: string) => new Response(null, { headers: xp ? { "X-Xp": xp } : {} });

test("passes the XP of a response to the listener", () => {
  createXpReader()(answer("1204;13;1260"));
  createXpReader()(answer());
  createXpReader()(answer("many;13;1"));
  expect(received).toEqual([{ xp: 1204, level: 13, lifetimeXp: 1260 }]);
});

test("passes null when overlapping calls return XP in an unknown order", () => {
  const [first, second] = [createXpReader(), createXpReader()];
  second(answer("4;1;4"));
  first(answer("2;1;2"));
  createXpReader()(answer("6;1;6"));
  expect(received).toEqual([{ xp: 4, level: 1, lifetimeXp: 4 }, null, { xp: 6, level: 1, lifetimeXp: 6 }]);
});
