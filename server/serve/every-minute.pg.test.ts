import { uuidv7 } from "uuidv7";
import { afterEach, expect, test, vi } from "vitest";
import { pino } from "pino";
import { createLocalModerator } from "../providers/moderation/local.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { workEveryMinute } from "./every-minute.ts";

const local = createLocalModerator();
let isDown = false;
const said: string[] = [];
const t = await createTestApp({
  providers: {
    moderator: {
      classify: (content) => isDown ? Promise.reject(new Error("down")) : local.classify(content),
    },
  },
  deps: {
    log: pino({ level: "warn" }, {
      write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg),
    }),
  },
});
const over = new AbortController();
afterEach(() => vi.useRealTimers());

async function levelOf(id: string): Promise<unknown> {
  const [row] = await t.sql`select moderation_level from posts where id = ${id}`;
  return row?.["moderation_level"];
}

const withoutLevel = async () =>
  (await post(t, { authorId: (await member(t)).id, content: `Words ${uuidv7()}`, moderationLevel: null })).id;

test("does what waits at the start and every minute, also after a round that failed, until the signal", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const first = await withoutLevel();
  const idle = workEveryMinute(t.deps, over.signal);
  await idle();
  expect(await levelOf(first)).toBe("top");

  isDown = true;
  const second = await withoutLevel();
  vi.advanceTimersByTime(60_000);
  await idle();
  expect([await levelOf(second), said]).toEqual([null, ["reviewing moderation failed"]]);

  isDown = false;
  vi.advanceTimersByTime(60_000);
  await idle();
  expect(await levelOf(second)).toBe("top");

  const third = await withoutLevel();
  over.abort();
  vi.advanceTimersByTime(600_000);
  await idle();
  expect(await levelOf(third)).toBeNull();
});
