import { expect, test } from "vitest";
import type { testDatabase } from "../test-database.ts";
import { liveServer } from "./live-server.ts";
import type { RunningServer } from "./start-server.ts";

interface TwoProcesses {
  readonly one: RunningServer;
  readonly two: RunningServer;
  readonly db: Awaited<ReturnType<typeof testDatabase>>;
  /** What carries events between them. */
  readonly bus: { kill(): Promise<void>; start(): Promise<void> };
}

/** Declares the tests of two server processes with a bus, whichever it is. */
export function proveTwoProcesses({ one, two, db, bus }: TwoProcesses): void {
  const [onOne, onTwo] = [liveServer(one, db), liveServer(two, db)];
  const busOf = async ({ port }: { port: number }) =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as { bus: string }).bus;
  const bothSay = (bus: string) =>
    expect.poll(() => Promise.all([busOf(one), busOf(two)]), { timeout: 10_000 }).toEqual([bus, bus]);

  test("sends an act on one to the sockets on the other, and the member's own events only there", async () => {
    await bothSay("ok");
    const [ada, bob] = [await onOne.member(), await onOne.member()];
    const [bobs, adas] = [await onTwo.socketOf(bob), await onTwo.socketOf(ada)];
    expect((await ada.post(`/api/users/${bob.id}/follow`)).status).toBe(200);
    expect(await bobs.next()).toMatchObject({ type: "notification", alerts: true });
    expect(await bobs.next()).toEqual({ type: "unread", notifications: 1, messages: 0, requests: 0 });
    expect(adas.received.filter(({ payload }) => payload.includes("notification"))).toEqual([]);
  });

  test("sends a new name to the sockets on both, except those of a member with a block", async () => {
    const [ada, bob, blocked] = [await onOne.member(), await onOne.member(), await onOne.member()];
    await blocked.post(`/api/users/${ada.id}/block`);
    const sockets = await Promise.all([onOne, onTwo].flatMap((on) => [on.socketOf(ada), on.socketOf(bob)]));
    const hidden = await Promise.all([onOne.socketOf(blocked), onTwo.socketOf(blocked)]);
    await ada.put("/api/users/profile", { displayName: "Ada L" });
    for (const socket of sockets) {
      expect(await socket.next()).toMatchObject({ type: "member_changed", member: { displayName: "Ada L" } });
    }
    for (const socket of hidden) expect(socket.received).toEqual([]);
  });

  test("closes the sockets of a session that the other process ended", async () => {
    const ada = await onOne.member();
    const socket = await onTwo.socketOf(ada);
    await ada.post("/api/auth/logout");
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });

  test("keeps out on both whom an administrator suspended on one, once the other heard of it", async () => {
    const [root, ada] = [await onOne.member({ isAdmin: true }), await onOne.member()];
    const [bob, cai] = [await onOne.member(), await onOne.member()];
    const there = async () => {
      const headers = { Authorization: `Bearer ${ada.token}` };
      return (await fetch(`http://127.0.0.1:${two.port}/api/auth/user`, { headers })).status;
    };
    const cais = await onTwo.socketOf(cai);
    expect(await there()).toBe(200);
    expect((await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" })).status).toBe(200);
    // The bus keeps the order: with the later event the other process has the suspension too.
    // Without the bus it would remember her for three seconds.
    await bob.post(`/api/users/${cai.id}/follow`);
    expect(await cais.next()).toMatchObject({ type: "notification" });
    expect(await there()).toBe(401);
  });

  test("fails nothing while the bus is unavailable, delivers the process's own events, then makes all sockets reload", async () => {
    const [ada, bob] = [await onOne.member(), await onOne.member()];
    const [near, far] = [await onOne.socketOf(bob), await onTwo.socketOf(bob)];
    await bus.kill();
    await bothSay("away");
    expect((await ada.post(`/api/users/${bob.id}/follow`)).status).toBe(200);
    expect(await near.next()).toMatchObject({ type: "notification", alerts: true });
    expect(await near.next()).toMatchObject({ type: "unread", notifications: 1 });
    const late = await onTwo.socketOf(bob);
    await bus.start();
    for (const socket of [near, far, late]) expect(await socket.next()).toEqual({ type: "resync" });
    await bothSay("ok");
    await ada.delete(`/api/users/${bob.id}/follow`);
    await expect.poll(() => far.received.some(({ payload }) => payload.includes('"notification":null')))
      .toBe(true);
  });
}
