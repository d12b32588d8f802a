import { afterAll, expect, test } from "vitest";
import type { NewBot } from "#shared/bots/bot-fields.ts";
import { type BotUser } from "#shared/bots/bot-shapes.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { type Database, openDatabase } from "../../../../db/open-database.ts";
import { practiceAi } from "../../../../testing/assistant/practice-ai.ts";
import { poissonBounds } from "../../../../testing/scenes/poisson-bounds.ts";
import { stillBot } from "../../../../testing/scenes/still-bot.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { member } from "../../../../testing/member.ts";
import { post } from "../../../../testing/post.ts";
import { proofSize } from "../../../../testing/proof-size.ts";
import { drawActs, hourMs, type Rhythm } from "../plan/plan-hours.ts";
import { runBots } from "./run-bots.ts";

const { days, crew, dailyTokens, isWhole } = proofSize({
  sample: { days: 1, crew: 3, dailyTokens: 12_500, isWhole: false },
  whole: { days: 7, crew: 30, dailyTokens: 50_000, isWhole: true },
});
const minuteMs = 60_000;
const begin = new Date("2026-03-02T00:00:00Z").getTime();
const end = begin + days * 24 * hourMs;

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai }, env: { BOT_DAILY_TOKENS: String(dailyTokens) } });
t.clock.set(new Date(begin));
ai.says("Tea first, then a walk in the forest.");

/** Hours by day, over midnight, all day, and of parts of hours. */
const shifts = [["08:00:00", "17:00:00"], ["21:30:00", "05:15:00"], ["00:00:00", "00:00:00"], [
  "10:45:00",
  "11:15:00",
]];
const bots: BotUser[] = [];
for (let n = 0; n < crew; n++) {
  const [workingHoursStart, workingHoursEnd] = shifts[n % shifts.length] as [string, string];
  const fields: Partial<NewBot> = {
    workingHoursStart,
    workingHoursEnd,
    postFrequency: 0.25 * (n % 3),
    commentFrequency: 1.5 + n % 2,
    likeFrequency: 2 + n % 5,
  };
  bots.push(await stillBot(t, fields));
}
const author = await member(t);

/** A second process, which is restarted every few hours. */
let other: Database = openDatabase(t.config.databaseUrl);
afterAll(() => other.close());

async function simulate(): Promise<void> {
  for (let now = begin, minute = 0; now < end; now += minuteMs, minute++) {
    t.clock.set(new Date(now));
    if (minute % 15 === 0) {
      await post(t, { authorId: author.id, content: "Tea on a forest walk #forestwalks" });
    }
    if (minute % 60 === 30) {
      await post(t, { authorId: author.id, content: "Not even tea helps. I want to die." });
    }
    if (minute % 400 === 399) {
      await other.close();
      other = openDatabase(t.config.databaseUrl);
    }
    const ctx = systemCtx(t.deps);
    await Promise.all([runBots(ctx), minute % 2 ? runBots({ ...ctx, db: other, sql: other.sql }) : null]);
  }
}

function rhythmOf(bot: BotUser): Rhythm {
  return {
    memberId: bot.id,
    hours: { from: bot.workingHoursStart, until: bot.workingHoursEnd },
    postFrequency: bot.postFrequency,
    commentFrequency: bot.commentFrequency,
    likeFrequency: bot.likeFrequency,
    writesTexts: bot.enableContent,
    drawsImages: bot.enableImages,
  };
}

interface Stored {
  readonly id: string;
  readonly member_id: string;
  readonly kind: "post" | "comment" | "like";
  readonly due_at: Date;
  readonly started_at: Date | null;
  readonly state: string;
  readonly reason: string | null;
}

/** The part of an hour within a bot's hours, which begin and end at quarters. */
function share({ hours }: Rhythm, hour: number): number {
  return [7, 22, 37, 52].filter((minute) => worksAt(hours, new Date(hour + minute * minuteMs))).length / 4;
}

/** Every count with its mean: per kind, bot and hour, and in total. */
function* counts(acts: readonly Stored[]): Generator<readonly [number, number]> {
  const tally = Map.groupBy(
    acts,
    ({ member_id, kind, due_at }) => `${member_id} ${kind} ${due_at.getTime() - due_at.getTime() % hourMs}`,
  );
  for (const bot of bots) {
    const rhythm = rhythmOf(bot);
    for (const kind of ["post", "comment", "like"] as const) {
      let [all, whole] = [0, 0];
      for (let hour = begin; hour < end; hour += hourMs) {
        const mean = share(rhythm, hour) * rhythm[`${kind}Frequency`];
        const count = tally.get(`${bot.id} ${kind} ${hour}`)?.length ?? 0;
        yield [count, mean];
        all += count;
        whole += mean;
      }
      yield [all, whole];
    }
  }
}

test(`${crew} bots over ${days} simulated days run each drawn act once, within their hours and budget`, {
  timeout: 3_600_000,
}, async () => {
  await simulate();
  const acts = [...await t.sql<Stored[]>`select * from bot_acts where due_at < ${new Date(end)} order by id`];

  // Two processes with restarts did exactly what the seeds say.
  const hours = await t.sql<{ member_id: string; starts_at: Date; seed: number }[]>`
    select * from bot_hours where starts_at < ${new Date(end)}`;
  expect(hours.length).toBe(crew * days * 24);
  const rhythms = new Map(bots.map((bot) => [bot.id, rhythmOf(bot)]));
  const drawn = hours.flatMap(({ member_id, starts_at, seed }) =>
    drawActs(rhythms.get(member_id)!, starts_at, seed)
  );
  expect(acts.map(({ id, kind, due_at }) => ({ id, kind, dueAt: due_at })))
    .toEqual(drawn.toSorted((a, b) => a.id < b.id ? -1 : 1));

  // Fewer than one false alarm in a million runs, over all counts together.
  const all = [...counts(acts)];
  const outside = all.filter(([count, mean]) => {
    const [low, high] = poissonBounds(mean, 1e-6 / all.length);
    return count < low || count > high;
  });
  expect(outside).toEqual([]);

  // No act waits or came late, and each began in its minute and within the hours.
  const isLast = ({ due_at }: Stored) => due_at.getTime() >= end - minuteMs;
  const strange = acts.filter((act) => {
    if (isLast(act)) return false;
    const late = (act.started_at?.getTime() ?? Infinity) - act.due_at.getTime();
    return late < 0 || late > 2 * minuteMs || !worksAt(rhythms.get(act.member_id)!.hours, act.due_at);
  });
  expect(strange).toEqual([]);
  // Acts due in the last minute of the hours may be found after them.
  const outlasts = ({ member_id, due_at }: Stored) =>
    worksAt(rhythms.get(member_id)!.hours, new Date(due_at.getTime() + minuteMs));
  const outcomes = acts.filter((act) => !isLast(act) && outlasts(act)).map(({ state, reason }) =>
    reason ?? state
  );
  // Seeds are random: in a sample there may be something that fits every time.
  const possible = ["done", "over_budget", "nothing_fits"];
  expect(possible).toEqual(expect.arrayContaining(outcomes));
  expect(outcomes).toEqual(expect.arrayContaining(isWhole ? possible : ["done", "over_budget"]));

  // Each act published once, and nothing else was published.
  const [published] = await t.sql`
    select
      (select count(*)::integer from posts p join bot_users b on b.member_id = p.author_id) as posts,
      (select count(*)::integer from comments c join bot_users b on b.member_id = c.author_id) as comments,
      (select count(*)::integer from post_likes l join bot_users b on b.member_id = l.member_id) as likes`;
  const done = (kind: string) => acts.filter((act) => act.kind === kind && act.state === "done").length;
  expect(published).toEqual({ posts: done("post"), comments: done("comment"), likes: done("like") });
  expect(done("comment")).toBeGreaterThan(0);

  const answered = await t.sql`
    select p.id
    from posts p
    where p.content like '%want to die%' and (p.likes_count > 0 or p.comments_count > 0)
    union all
    select c.post_id
    from comments c
    group by c.post_id
    having count(*) > 1`;
  expect([...answered]).toEqual([]);

  const budget = await t.sql<{ tokens: number }[]>`select tokens from bot_budget_days`;
  expect(budget.length).toBe(days);
  expect(Math.max(...budget.map(({ tokens }) => tokens))).toBeLessThanOrEqual(dailyTokens);
});
