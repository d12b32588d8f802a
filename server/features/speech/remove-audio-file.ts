import type { Deps } from "../../context.ts";
import { audioKey } from "./audio-key.ts";

/** Removes an audio file. A failure is logged, not thrown: what made it superfluous stands. */
export async function removeAudioFile(
  deps: Pick<Deps, "storage" | "log">,
  audioId: string,
): Promise<void> {
  await deps.storage.delete(audioKey(audioId)).catch((err: unknown) => {
    deps.log.error({ err, audioId }, "an audio file could not be removed");
  });
}
