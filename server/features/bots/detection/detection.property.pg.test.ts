import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { member } from "../../../testing/member.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { detectBots } from "./detect-bots.ts";
import {
  dayOfPace,
  dayOfPerson,
  dayOfRepetition,
  dayOfRhythm,
  seededDraw,
  type SimulatedAct,
} from "./testing/people-and-machines.ts";

const t = await createTestApp();
const size = proofSize({ sample: { people: 60, ofEachKind: 2 }, whole: { people: 200, ofEachKind: 7 } });
const machines = [["pace", dayOfPace], ["rhythm", dayOfRhythm], ["repetition", dayOfRepetition]] as const;
const hour = 3_600_000;
const days = 5;
const firstDay = Date.parse("2026-03-04T00:00:00Z");

/** Writes members' acts, with each like on another post, and their visits. */
async function write(acts: readonly (SimulatedAct & { readonly id: string })[]): Promise<void> {
  const rows = acts.map(({ id, at, kind, text }) => ({ id, kind, text, at: new Date(at).toISOString() }));
  const given = t.sql`
    select a ->> 'kind' as kind, (a ->> 'id')::uuid as id, a ->> 'text' as content, (a ->> 'at')::timestamptz as at
    from jsonb_array_elements(${t.sql.json(rows)}::jsonb) as a`;
  await t.sql`
    with acts as (${given}), posted as (
      insert into posts (id, author_id, content, moderation_level, created_at)
      select gen_random_uuid(), id, content, 'top', at from acts where kind = 'post'
    ), commented as (
      insert into comments (id, post_id, author_id, content, moderation_level, created_at)
      select gen_random_uuid(), ${target}, id, content, 'top', at from acts where kind = 'comment'
    ), liked as (
      insert into post_likes (post_id, member_id, created_at)
      select likable.id, act.id, act.at
      from (select *, row_number() over (partition by id order by at) as n from acts where kind = 'like') as act
      join (
        select id, row_number() over (order by id) as n from posts where author_id = ${author}
      ) as likable on likable.n = act.n + (select count(*) from post_likes l where l.member_id = act.id)
    )
    update members
    set last_seen_at = seen.at
    from (select id, max(at) as at from acts group by id) as seen
    where members.id = seen.id`;
}

const author = (await member(t)).id;
const target = uuidv7();
await t.sql`
  insert into posts (id, author_id, content, moderation_level, created_at)
  select id, ${author}, 'A small good thing', 'top', now()
  from (select ${target}::uuid as id union all select gen_random_uuid() from generate_series(1, 2000)) as ids`;

test("finds every simulated machine for its kind, and at most two people", async () => {
  const people = (await crowd(t, size.people)).map(({ id }) => ({ id, live: dayOfPerson, reason: null }));
  const made = await Promise.all(
    machines.map(async ([reason, live]) =>
      (await crowd(t, size.ofEachKind)).map(({ id }) => ({ id, live, reason }))
    ),
  );
  // 20 of the machines: the last kind has one fewer.
  const all = [...people, ...made.flat().slice(0, proofSize({ sample: 6, whole: 20 }))]
    .map((one, n) => ({ ...one, draw: seededDraw(`detection ${n}`) }));
  for (let day = 0; day < days; day++) {
    const from = firstDay + day * 24 * hour;
    const acts = all.flatMap(({ id, live, draw }) => live(draw, from).map((act) => ({ ...act, id })))
      .toSorted((a, b) => a.at - b.at);
    // The job runs every hour.
    for (let until = from + hour; until <= from + 24 * hour; until += hour) {
      const some = acts.filter(({ at }) => until - hour <= at && at < until);
      if (some.length > 0) await write(some);
      t.clock.set(new Date(until));
      if (some.length > 0) await detectBots(systemCtx(t.deps), new AbortController().signal);
    }
  }
  const root = await member(t, { isAdmin: true });
  const found = await (await root.get("/api/bot-users/detect/main-table")).json() as DetectedBot[];
  const reasons = new Map(found.map(({ id, findings }) => [id, findings.map(({ reason }) => reason)]));
  for (const { id, reason } of all) {
    if (reason) expect(reasons.get(id), `${reason} ${id}`).toContain(reason);
  }
  const mistaken = people.filter(({ id }) => reasons.has(id));
  expect(mistaken.length).toBeLessThanOrEqual(2);
}, 180_000);
