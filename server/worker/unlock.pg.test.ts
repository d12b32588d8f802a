import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/create-test-app.ts";
import { installQueue } from "../jobs/install-queue.ts";
import { addJob, registerWorker, unlockDeadWorkers } from "../jobs/worker-queries.ts";
import { getCronItems } from "./crontab.ts";

const t = await createTestApp();

/** A job that a worker took some seconds ago. Returns its id. */
async function takenBy(worker: string, secondsAgo = 30): Promise<number> {
  const [row] = await t.sql<{ id: number }[]>`
    select (graphile_worker.add_job('hourly_cleanup')).id as id`;
  const id = row?.id ?? 0;
  await t.sql`
    update graphile_worker._private_jobs
    set locked_by = ${worker}, locked_at = now() - ${secondsAgo} * interval '1 second', attempts = 1
    where id = ${id}`;
  return id;
}

async function isLocked(id: number): Promise<boolean> {
  const [row] = await t.sql<{ locked: boolean }[]>`
    select locked_at is not null as locked from graphile_worker.jobs where id = ${id}`;
  return row?.locked ?? false;
}

test("unlocks the jobs of a dead process, and leaves those of a living one locked", async () => {
  const living = await t.db.processLock.id();
  await registerWorker(t.sql, { id: "living", process: living });
  await registerWorker(t.sql, { id: "dead", process: living + 1000 });
  const [ofLiving, ofDead, ofUnknown] = [
    await takenBy("living"),
    await takenBy("dead"),
    await takenBy("unknown"),
  ];
  await unlockDeadWorkers(t.sql);
  expect([await isLocked(ofLiving), await isLocked(ofDead), await isLocked(ofUnknown)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([...await t.sql`select id from job_workers`]).toEqual([{ id: "living" }]);
});

test("does not unlock a job that was locked a moment ago", async () => {
  const id = await takenBy("starting", 1);
  await unlockDeadWorkers(t.sql);
  expect(await isLocked(id)).toBe(true);
});

test("ignores jobs that nobody has locked", async () => {
  const [row] = await t.sql<{ id: number }[]>`
    select (graphile_worker.add_job('hourly_cleanup')).id as id`;
  await unlockDeadWorkers(t.sql);
  expect(await isLocked(row?.id ?? 0)).toBe(false);
});

test("unlocks the queue that a dead worker's job had to itself", async () => {
  const id = await takenBy("dead in a queue");
  await t.sql`
    insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
    values ('of one', now(), 'dead in a queue')`;
  await unlockDeadWorkers(t.sql);
  expect(await isLocked(id)).toBe(false);
  expect([
    ...await t.sql`select locked_by from graphile_worker._private_job_queues where queue_name = 'of one'`,
  ])
    .toEqual([{ locked_by: null }]);
});

test("makes our indexes again when the queue's own migrations took them away", async () => {
  const names = ["graphile_worker.failed_jobs_by_time", "graphile_worker.locked_jobs_by_time"];
  const install = () => installQueue(t.config.databaseUrl, pino({ level: "silent" }));
  for (const name of names) await t.sql`drop index ${t.sql(name)}`;
  await Promise.all([install(), install()]);
  const valid = await t.sql`
    select indexrelid::regclass::text as name
    from pg_index
    where indexrelid = any(${names}::text[]::regclass[])
      and indisvalid
    order by name`;
  expect(valid.map(({ name }) => name)).toEqual(names);
});

test("runs one at a time of the tasks that fill in what rows lack, added at the start or by the clock", async () => {
  const fillTasks = ["heal_chat_search", "renew_member_search"] as const;
  for (const task of fillTasks) await addJob(t.sql, task);
  const rows = await t.sql`
    select task_identifier, queue_name
    from graphile_worker.jobs
    where task_identifier = any(${[...fillTasks]})
    order by task_identifier`;
  const wanted = fillTasks.map((task) => ({ task_identifier: task, queue_name: "fill" }));
  expect([...rows]).toEqual(wanted);
  const queues = getCronItems().map(({ task, options }) => [task, options.queueName]);
  expect(queues).toEqual(expect.arrayContaining(fillTasks.map((task) => [task, "fill"])));
  expect(queues).toContainEqual(["lapse_badges", undefined]);
});
