import { beforeEach, expect, test, vi } from "vitest";
import { createNewsList } from "./news-list.ts";
import type { Notice } from "./notice-rules.ts";
import { notice } from "./testing/notices.ts";

const away = new Error("away");
const read = vi.fn<() => Promise<Notice[] | null>>();
const isSilent = vi.fn<() => boolean>();
const onFailure = vi.fn();
let now: number;

beforeEach(() => {
  vi.resetAllMocks();
  now = 0;
  read.mockResolvedValue([]);
  isSilent.mockReturnValue(false);
});

/** A list that was read once, when nothing was unread. */
async function knownList() {
  const list = createNewsList({ read, now: () => now, isSilent, onFailure });
  list.countChanged(0);
  await list.look();
  read.mockClear();
  return list;
}

/** In which of the next minutes it is asked, and how often, while its count is read every five seconds. */
async function timesAsked(list: ReturnType<typeof createNewsList>, count: () => number, minutes: number) {
  const times: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    read.mockClear();
    for (let poll = 0; poll < 12; poll += 1) {
      list.countChanged(count());
      if (list.isDue()) await list.look();
      now += 5_000;
    }
    times.push(read.mock.calls.length);
  }
  return times;
}

test("what is unread at the first look is old news, and what came since the last look is not", async () => {
  const list = createNewsList({ read, now: () => now, isSilent, onFailure });
  expect(list.isDue()).toBe(false);
  list.countChanged(1);
  read.mockResolvedValueOnce([notice("a")]);
  expect(await list.look()).toEqual({ notices: [notice("a")], isOld: true, unlisted: 0 });
  list.countChanged(1);
  expect(list.isDue()).toBe(false);
  list.countChanged(2);
  expect(list.isDue()).toBe(true);
  expect(await list.look()).toEqual({ notices: [], isOld: false, unlisted: 0 });
});

test("a list that fails is asked less and less often, every five minutes in the end, and soon again once it answered", async () => {
  const list = await knownList();
  read.mockRejectedValue(away);
  expect(await timesAsked(list, () => 1, 16)).toEqual([3, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(away);
  read.mockResolvedValue([notice("a")]);
  now += 300_000;
  expect(await list.look()).toEqual({ notices: [notice("a")], isOld: false, unlisted: 0 });
  read.mockRejectedValue(away);
  expect(await timesAsked(list, () => 2, 1)).toEqual([3]);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test("a list the server does not have is asked every five minutes, also after a sleep, and says how many came meanwhile", async () => {
  const list = await knownList();
  read.mockResolvedValue(null);
  let count = 0;
  expect(await timesAsked(list, () => count += 1, 6)).toEqual([1, 0, 0, 0, 0, 1]);
  list.retry();
  read.mockClear();
  list.countChanged(count + 2);
  expect(list.isDue()).toBe(true);
  expect(await list.look()).toEqual({ notices: [], isOld: false, unlisted: 2 });
  expect(read).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test("who tries again does not wait, also when what was being asked then fails only afterwards", async () => {
  const list = await knownList();
  read.mockRejectedValueOnce(away);
  list.countChanged(1);
  expect(await list.look()).toBeNull();
  expect(list.isDue()).toBe(false);
  list.retry();
  expect(list.isDue()).toBe(true);
  const beforeTheSleep = Promise.withResolvers<never>();
  read.mockReturnValueOnce(beforeTheSleep.promise);
  const look = list.look();
  list.retry();
  beforeTheSleep.reject(away);
  expect(await look).toBeNull();
  expect(list.isDue()).toBe(true);
});

test("what came in a time of silence, while it was not asked, is old news when it is", async () => {
  const list = await knownList();
  read.mockRejectedValueOnce(away);
  list.countChanged(1);
  await list.look();
  isSilent.mockReturnValue(true);
  list.countChanged(2);
  isSilent.mockReturnValue(false);
  now += 10_000;
  list.countChanged(2);
  expect(await list.look()).toMatchObject({ isOld: true });
});
