import { runOnce } from "graphile-worker";
import type { createApp } from "../../app.ts";
import type { Deps } from "../../context.ts";
import { queueOptions } from "../../jobs/queue-options.ts";
import { createQueuePool } from "../../jobs/queue-pool.ts";
import { bindTasks, mailTasks } from "../../worker/tasks.ts";

type App = ReturnType<typeof createApp>;

/**
 * The same app, which sends the mails that a call has queued before it returns the response, as a
 * worker does soon after.
 */
export function sendMailsAfterCalls(deps: Deps, app: App): App {
  let isWaiting = false;
  let sending = Promise.resolve();
  deps.jobs.onAdded(() => {
    isWaiting = true;
  });
  const fetch: App["fetch"] = async (...given) => {
    const response = await app.fetch(...given);
    if (isWaiting) {
      isWaiting = false;
      sending = sending.then(() => sendMails(deps));
    }
    await sending;
    return response;
  };
  return Object.create(app, { fetch: { value: fetch } }) as App;
}

async function sendMails(deps: Deps): Promise<void> {
  const taskList = Object.fromEntries(
    Object.entries(bindTasks(deps)).filter(([name]) => name === mailTasks[0]),
  );
  await runOnce({
    ...queueOptions(deps.log),
    pgPool: createQueuePool(deps.db.sql),
    taskList,
    concurrency: 1,
  });
}
