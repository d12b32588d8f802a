import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { run, type WorkerEvents } from "graphile-worker";
import { createCtx, type Deps } from "../context.ts";
import { addJob, registerWorker, selectDeadWorkers, unlockDeadWorkers } from "../jobs/worker-queries.ts";
import { queueOptions } from "../jobs/queue-options.ts";
import { createQueuePool } from "../jobs/queue-pool.ts";
import { createRunners, type JobRunner } from "./tasks.ts";
import { sweepAnswersOfDead } from "../features/assistant/answers/sweep-answers.ts";

const retryMs = 1000;
/** A longer job is left to the next process. */
const stopWithinMs = 5000;

/**
 * Runs jobs until the signal, and restarts a runner that stops by itself. Returns a function that
 * waits for its end; call it before the database closes.
 */
export function runWorker(deps: Deps, signal: AbortSignal): () => Promise<void> {
  const workers = registeredWorkers(deps);
  const ended = Promise.all(createRunners(deps).map((own) => runUntilStopped(deps, own, workers, signal)));
  // Alone it takes over only from its predecessor, for which the crontab's jobs of each minute do.
  if (deps.bus.state !== "none") void takeOverFromDead(deps, signal, workers.renew);
  return async () => {
    await Promise.race([ended, wait(stopWithinMs, undefined, { ref: false })]);
  };
}

async function runUntilStopped(
  deps: Deps,
  { startTasks, isPrompt, ...own }: JobRunner,
  workers: RegisteredWorkers,
  signal: AbortSignal,
): Promise<void> {
  const options = { ...queueOptions(deps.log), ...own, pgPool: createQueuePool(deps.db.sql) };
  while (!signal.aborted) {
    try {
      for (const task of startTasks) await addJob(deps.db.sql, task);
      const events = watchWorkers(deps, workers);
      if (isPrompt) nudgeWorkers(deps, events);
      const runner = await run({ ...options, events });
      const stop = () => void runner.stop().catch(() => {});
      signal.addEventListener("abort", stop);
      if (signal.aborted) stop();
      await runner.promise.finally(() => signal.removeEventListener("abort", stop));
    } catch (error) {
      deps.log.warn({ err: error }, "the job queue stopped; starting it again");
    }
    await wait(retryMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

interface RegisteredWorkers {
  /** Registers a worker with its process. */
  add(id: string): Promise<void>;
  remove(id: string): void;
  /** Registers all of them again if the process had to take a new lock. */
  renew(): Promise<void>;
}

function registeredWorkers({ db }: Deps): RegisteredWorkers {
  const known = new Map<string, number>();
  const add = async (id: string) => {
    const process = await db.processLock.id();
    if (known.get(id) === process) return;
    await registerWorker(db.sql, { id, process });
    known.set(id, process);
  };
  return {
    add,
    remove: (id) => void known.delete(id),
    async renew() {
      for (const id of known.keys()) await add(id);
    },
  };
}

function watchWorkers(deps: Deps, workers: RegisteredWorkers): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const look = ({ id }: { readonly id: string }) =>
    void workers.add(id).catch((err: unknown) => deps.log.warn({ err }, "a worker was not registered"));
  events.on("pool:create", ({ workerPool }) => look(workerPool));
  events.on("pool:release", ({ workerPool }) => workers.remove(workerPool.id));
  events.on("job:success", ({ job: { task_identifier: task } }) => {
    deps.metrics.countJob(task, "ran");
    deps.services.ended({ service: "jobs", part: task }, null);
  });
  events.on("job:error", ({ job: { task_identifier: task }, error }) => {
    deps.metrics.countJob(task, "failed");
    deps.services.ended({ service: "jobs", part: task }, { code: jobFailure(error), isPassing: false });
  });
  events.on("job:start", ({ worker }) => look(worker.workerPool));
  return events;
}

/** The error's kind and code; its message may repeat what members wrote. */
function jobFailure(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const { code } = error as NodeJS.ErrnoException;
  return code ? `${error.name} ${code}` : error.name;
}

/**
 * Makes the workers of a pool look for jobs when this process has added one; otherwise they look
 * every two seconds.
 */
function nudgeWorkers(deps: Deps, events: WorkerEvents): void {
  events.on("pool:create", ({ workerPool }) => {
    const stop = deps.jobs.onAdded(() => {
      try {
        workerPool.nudge(1);
      } catch {
        // It is ending; the next pool looks when it begins.
      }
    });
    events.on("pool:gracefulShutdown", stop);
    events.on("pool:release", stop);
  });
}

const defaultEveryMs = 2_000;
/**
 * A process that lost only its connection to the database is back within this many looks, with a
 * new lock, and its answers have heartbeats again.
 */
const looksUntilDead = 2;
/** The database was not really there during a longer look. */
const longestLookMs = 2_000;

/**
 * Takes over what processes that died left: answers of AI are refunded within ten seconds, their
 * jobs run elsewhere within some (processes.6). Looks every two seconds until the signal.
 * `register` renews the registration of this process's own workers. After an outage answers wait
 * until the third look that succeeds: those who write them lost their locks too.
 */
export async function takeOverFromDead(
  deps: Deps,
  signal: AbortSignal,
  register: () => Promise<void>,
  everyMs = defaultEveryMs,
): Promise<void> {
  const ctx = createCtx(deps, { type: "system", name: "take_over" });
  const seen = new Map<string, number>();
  let looks = 0;
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const began = performance.now();
    try {
      await register();
      if (looks >= looksUntilDead) await sweepAnswersOfDead(ctx, signal);
      const dead = await selectDeadWorkers(deps.db.sql);
      for (const id of seen.keys()) if (!dead.includes(id)) seen.delete(id);
      for (const id of dead) seen.set(id, (seen.get(id) ?? 0) + 1);
      const gone = dead.filter((id) => (seen.get(id) ?? 0) > looksUntilDead);
      if (gone.length > 0) await unlockDeadWorkers(deps.db.sql, gone);
      looks = performance.now() - began > longestLookMs ? 0 : looks + 1;
    } catch (err) {
      // The database is away; the next look follows soon.
      looks = 0;
      deps.log.debug({ err }, "could not look for processes that died");
    }
  }
}
