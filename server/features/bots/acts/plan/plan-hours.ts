import { randomInt } from "node:crypto";
import type { Ctx } from "../../../../context.ts";
import type { Sql } from "../../../../db/open-database.ts";
import type { BotActKind } from "#shared/bots/bot-shapes.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { drawSeededId, drawSeededNumber } from "../seeded-random.ts";

export const hourMs = 60 * 60 * 1000;

/** Decides how often a bot acts. Frequencies are acts per hour. */
export interface Rhythm {
  readonly memberId: string;
  /** UTC, HH:MM:SS. */
  readonly hours: { readonly from: string; readonly until: string };
  readonly postFrequency: number;
  readonly commentFrequency: number;
  readonly likeFrequency: number;
  readonly writesTexts: boolean;
  readonly drawsImages: boolean;
}

interface DrawnAct {
  readonly id: string;
  readonly kind: BotActKind;
  readonly dueAt: Date;
}

/**
 * The acts of an hour within the bot's working hours, earliest first; the same for the same seed
 * (bots.2). Each kind is a Poisson process: exponential gaps, hence Poisson counts and evenly
 * spread times. The part of it within a part of the hour is one too, so partial hours need no
 * arithmetic of their own.
 */
export function drawActs(bot: Rhythm, hour: Date, seed: number): DrawnAct[] {
  const frequencies = {
    post: bot.writesTexts || bot.drawsImages ? bot.postFrequency : 0,
    comment: bot.commentFrequency,
    like: bot.likeFrequency,
  };
  return Object.entries(frequencies)
    .flatMap(([kind, frequency]) => {
      const key = `${bot.memberId}:${hour.toISOString()}:${seed}:${kind}`;
      return drawArrivals(frequency, key).map((ms, place): DrawnAct => {
        const dueAt = new Date(hour.getTime() + ms);
        return { id: drawSeededId(`${key}:id:${place}`, dueAt), kind: kind as BotActKind, dueAt };
      });
    })
    .filter(({ dueAt }) => worksAt(bot.hours, dueAt))
    // Ids begin with the time.
    .toSorted((a, b) => a.id < b.id ? -1 : 1);
}

/** Milliseconds into the hour. */
function drawArrivals(frequency: number, key: string): number[] {
  const times: number[] = [];
  for (let at = 0; frequency > 0;) {
    at += -Math.log(drawSeededNumber(`${key}:${times.length}`)) * hourMs / frequency;
    if (at >= hourMs) break;
    times.push(Math.floor(at));
  }
  return times;
}

/** How long before it begins an hour is drawn, so that its first minute is not lost. */
const aheadMs = 5 * 60 * 1000;
const seeds = 2 ** 48 - 1;

/**
 * Draws the acts of this hour, and of the next one shortly before it begins, for each active bot
 * without any yet: once, in whichever process. Draws nothing for time that has passed (bots.2).
 */
export async function planHours(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const hours = [...new Set([startOf(now.getTime()), startOf(now.getTime() + aheadMs)])];
  const undrawn = await selectUndrawn(ctx.sql, hours.map((ms) => new Date(ms)));
  if (undrawn.length === 0) return;
  const drawn = undrawn.map(({ startsAt, ...bot }) => {
    const seed = randomInt(seeds);
    const acts = drawActs(bot, startsAt, seed).filter(({ dueAt }) => dueAt >= now);
    return { memberId: bot.memberId, startsAt, seed, acts };
  });
  await insertHours(ctx.sql, drawn);
}

function startOf(ms: number): number {
  return ms - ms % hourMs;
}

/**
 * The given hours that have not been drawn for an active bot; none while the bots are switched off.
 */
async function selectUndrawn(
  sql: Sql,
  hours: readonly Date[],
): Promise<(Rhythm & { readonly startsAt: Date })[]> {
  const rows = await sql<
    (Omit<Rhythm, "hours"> & { readonly startsAt: Date; readonly from: string; readonly until: string })[]
  >`
    select
      b.member_id as "memberId",
      b.works_from as "from",
      b.works_until as "until",
      b.post_frequency::float8 as "postFrequency",
      b.comment_frequency::float8 as "commentFrequency",
      b.like_frequency::float8 as "likeFrequency",
      b.writes_texts as "writesTexts",
      b.draws_images as "drawsImages",
      hour.starts_at as "startsAt"
    from bot_users b
    cross join unnest(${hours.map((hour) => hour.toISOString())}::timestamptz[]) as hour (starts_at)
    where b.is_active
      and (select is_on from bot_switch)
      and not exists (
        select from bot_hours h where h.member_id = b.member_id and h.starts_at = hour.starts_at
      )`;
  return rows.map(({ from, until, ...bot }) => ({ ...bot, hours: { from, until } }));
}

interface DrawnHour {
  readonly memberId: string;
  readonly startsAt: Date;
  readonly seed: number;
  readonly acts: readonly DrawnAct[];
}

/**
 * Stores hours with their acts, except hours that another process drew first, or whose bot is gone
 * or was stopped.
 */
async function insertHours(sql: Sql, hours: readonly DrawnHour[]): Promise<void> {
  const acts = hours.flatMap(({ memberId, startsAt, acts }) =>
    acts.map((act) => ({ ...act, memberId, startsAt }))
  );
  await sql`
    with switch as (
      select from bot_switch where is_on for share
    ), living as (
      select member_id
      from bot_users
      where member_id = any(${hours.map(({ memberId }) => memberId)}::uuid[])
        and is_active
        and exists (select from switch)
      order by member_id
      for share
    ), drawn as (
      insert into bot_hours (member_id, starts_at, seed)
      select given.*
      from unnest(
        ${hours.map(({ memberId }) => memberId)}::uuid[],
        ${hours.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
        ${hours.map(({ seed }) => seed)}::bigint[]
      ) as given (member_id, starts_at, seed)
      join living using (member_id)
      order by member_id, starts_at
      on conflict do nothing
      returning member_id, starts_at
    )
    insert into bot_acts (id, member_id, kind, due_at, state)
    select act.id, act.member_id, act.kind, act.due_at, 'waiting'
    from unnest(
      ${acts.map(({ id }) => id)}::uuid[],
      ${acts.map(({ memberId }) => memberId)}::uuid[],
      ${acts.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${acts.map(({ kind }) => kind)}::text[],
      ${acts.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]
    ) as act (id, member_id, starts_at, kind, due_at)
    join drawn using (member_id, starts_at)`;
}
