import { expect, test } from "vitest";
import type { ActorCache, MemberActor } from "../../../context.ts";
import type { ServerEvent } from "../../../events.ts";
import { movableClock } from "../../../testing/movable-clock.ts";
import { createActorCache, shareActorCache } from "./actor-cache.ts";

/** Two processes that hear of each other at once, and how often each looked up its member. */
function twoProcesses() {
  const caches: ActorCache[] = [];
  const publish = (event: ServerEvent) => caches.forEach((cache) => cache.heard(event));
  const looks = [0, 0];
  for (let n = 0; n < 2; n++) caches.push(shareActorCache(createActorCache(movableClock()), { publish }));
  const ada = { id: "ada", sessionId: "laptop" } as MemberActor;
  const call = (place: number) =>
    caches[place]?.resolve("key", () => {
      looks[place] = (looks[place] ?? 0) + 1;
      return Promise.resolve(ada);
    });
  const both = async () => [await call(0), await call(1), [...looks]].at(-1);
  return { caches, publish, both };
}

test("what one process forgets of a member, the other looks up again too", async () => {
  const { caches, both } = twoProcesses();
  expect([await both(), await both()]).toEqual([[1, 1], [1, 1]]);
  caches[0]?.forgetMember("ada");
  expect(await both()).toEqual([2, 2]);
  caches[0]?.forgetMember("somebody else");
  expect(await both()).toEqual([2, 2]);
});

test("an ended session is looked up again by both, and everything once events were lost", async () => {
  const { caches, publish, both } = twoProcesses();
  await both();
  publish({ type: "sessions_ended", memberId: "ada", sessionId: "laptop" });
  expect(await both()).toEqual([2, 2]);
  caches[1]?.forgetAll();
  expect(await both()).toEqual([2, 3]);
});
