import { expect, test, vi } from "vitest";
import { createDelivery } from "../realtime/deliver-to-member.ts";
import { createPresenters } from "../live/presenters.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { crowd } from "../testing/crowd.ts";
import { FollowingClient, readShown } from "../testing/app/following-client.ts";
import { notifyingActs } from "../testing/scenes/notifying-acts.ts";
import { proofSize } from "../testing/proof-size.ts";

const t = await createTestApp();
const actsAtOnce = 20;
const { bursts } = proofSize({ sample: { bursts: 8 }, whole: { bursts: 100 } });

test(
  "keeps a client's state by events equal to a fresh read, after every burst and every reconnect",
  { timeout: proofSize({ sample: 90_000, whole: 900_000 }) },
  async () => {
    const members = await crowd(t, 5);
    const clients = new Map(members.map((one) => [one.id, new FollowingClient(one)]));
    const deliver = createDelivery({
      presenters: createPresenters(t.deps),
      voids: ({ type }) => type === "user_blocked",
      holds: (memberId) => clients.get(memberId)?.isConnected ?? false,
      send: (memberId, frames) => frames.forEach((frame) => clients.get(memberId)?.receive(frame)),
      log: t.deps.log,
    });
    t.deps.bus.listen({
      onEvent: (event) => {
        if ("memberId" in event && event.type !== "sessions_ended") deliver(event);
      },
      onGap() {},
    });
    const acts = await notifyingActs(members);
    await Promise.all([...clients.values()].map((client) => client.connect()));
    for (let burst = 0; burst < bursts; burst++) {
      // Past the limits of writes.
      t.clock.advance(60_000);
      const away = clients.get(members[burst % members.length]?.id ?? "");
      if (away && burst % 3 === 0) away.isConnected = false;
      expect(await acts.burst(actsAtOnce)).toEqual([]);
      if (away && !away.isConnected) await away.connect();
      for (const one of members) {
        await vi.waitFor(
          async () => expect(clients.get(one.id)?.shown).toEqual(await readShown(one)),
          { timeout: 10_000 },
        );
      }
    }
    const seen = await readShown(members[0] as (typeof members)[number]);
    expect(new Set(seen.notifications.map(({ id }) => id)).size).toBe(seen.notifications.length);
  },
);
