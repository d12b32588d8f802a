import { uuidv7 } from "uuidv7";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createCtx } from "../../../../context.ts";
import { createProcessBus } from "../../../../realtime/bus.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { member } from "../../../../testing/member.ts";
import { startHeartbeat } from "./keep-answer-alive.ts";

const t = await createTestApp();
const ada = await member(t);
afterEach(() => void vi.useRealTimers());

/** As a process of its own, whose ticks the test makes. */
function startProcess() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const deps = { ...t.deps, bus: createProcessBus() };
  const ctx = createCtx(deps, { type: "system", name: "test" });
  return { beat: (answer: Parameters<typeof startHeartbeat>[1]) => startHeartbeat(ctx, answer) };
}

/** An answer under way that was last heard of long ago. */
async function underWay(isStopped = false) {
  const id = uuidv7();
  await t.sql`
    insert into ai_reservations (id, member_id, service, charge_key, cost, is_stopped, expires_at, created_at)
    values (${id}, ${ada.id}, 'aiChatMini', ${`test:${id}`}, 0, ${isStopped}, '-infinity', ${t.clock.now()})`;
  const answer = {
    id,
    news: vi.fn<Parameters<typeof startHeartbeat>[1]["news"]>(() => null),
    keep: vi.fn(),
    kept: vi.fn(),
  };
  const isAlive = async () => {
    const [row] = await t.sql<{ is_alive: boolean }[]>`
      select expires_at > ${t.clock.now()} as is_alive from ai_reservations where id = ${id}`;
    return row?.is_alive ?? null;
  };
  return { answer, isAlive };
}

test("keeps all quiet answers of a process alive by one statement, and says which a member stopped", async () => {
  const process = startProcess();
  const [one, stopped, gone, writes] = [
    await underWay(),
    await underWay(true),
    await underWay(),
    await underWay(),
  ];
  await t.sql`delete from ai_reservations where id = ${gone.answer.id}`;
  writes.answer.news.mockReturnValue("for its row");
  const all = [one, stopped, gone, writes];
  const ends = all.map(({ answer }) => process.beat(answer));
  vi.advanceTimersByTime(4_000);
  expect(writes.answer.keep).toHaveBeenCalledTimes(4);
  expect(one.answer.kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => gone.answer.keep.mock.calls.length).toBe(1);
  expect(one.answer.kept.mock.calls).toEqual([[false]]);
  expect(stopped.answer.kept.mock.calls).toEqual([[true]]);
  // An answer with news writes it by its own statement, and so does one the database forgot.
  expect(await Promise.all(all.map(({ isAlive }) => isAlive()))).toEqual([true, true, null, false]);
  await Promise.all(ends.map((end) => end()));
  vi.advanceTimersByTime(60_000);
  expect(one.answer.kept).toHaveBeenCalledTimes(1);
});

test("keeps answers with new text that no row has alive each second by one statement, others with them", async () => {
  const process = startProcess();
  const [temporary, quiet] = [await underWay(), await underWay()];
  const ends = [temporary, quiet].map(({ answer }) => process.beat(answer));
  onTestFinished(async () => void await Promise.all(ends.map((end) => end())));
  for (const keptTimes of [[1, 0], [2, 0], [3, 1]]) {
    temporary.answer.news.mockReturnValueOnce("unstored");
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => temporary.answer.kept.mock.calls.length).toBe(keptTimes[0]);
    expect(quiet.answer.kept).toHaveBeenCalledTimes(keptTimes[1] ?? 0);
  }
  expect([temporary.answer.keep.mock.calls, quiet.answer.keep.mock.calls]).toEqual([[], []]);
  expect(await Promise.all([temporary, quiet].map(({ isAlive }) => isAlive()))).toEqual([true, true]);
});

test("waits for no row that another statement has: that answer sends a heartbeat of its own", async () => {
  const process = startProcess();
  const [free, locked] = [await underWay(), await underWay()];
  const ends = [free, locked].map(({ answer }) => process.beat(answer));
  onTestFinished(async () => void await Promise.all(ends.map((end) => end())));
  await t.deps.db.transaction(async (sql) => {
    await sql`select from ai_reservations where id = ${locked.answer.id} for update`;
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => locked.answer.keep.mock.calls.length).toBe(1);
    expect(free.answer.kept.mock.calls).toEqual([[false]]);
  });
});
