import type { Deps } from "../../context.ts";
import { giveUpAudio } from "./give-up-audio.ts";
import { deleteAudio, selectLoose, selectUnsettled } from "./queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

type Given = Pick<Deps, "db" | "clock" | "storage" | "log">;

const batch = 100;

/** Gives back the XP of claims whose process died, and removes audio that lost its post. Run it every minute, on any process. */
export async function sweepAudio(deps: Given): Promise<void> {
  const rows = await selectUnsettled(deps.db.sql, { now: deps.clock.now(), limit: batch });
  for (const { id, state } of rows) {
    if (state === "ready") await removeLoose(deps, id);
    else await giveUpAudio(deps, id);
  }
}

/** Removes audio that has just lost its post, files first. A failure is logged, not thrown: the next sweep tries again. */
export async function removeLooseAudio(deps: Given): Promise<void> {
  try {
    for (const id of await selectLoose(deps.db.sql, batch)) await removeLoose(deps, id);
  } catch (err) {
    deps.log.warn({ err }, "audio without a post was not removed");
  }
}

async function removeLoose(deps: Given, id: string): Promise<void> {
  await removeAudioFile(deps, id);
  await deleteAudio(deps.db.sql, id);
}
