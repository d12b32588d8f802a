import type { Ctx } from "../context.ts";
import { findLateEvidence } from "../features/cases/records/settle-evidence.ts";
import { findLateImage } from "../features/media/place-image.ts";
import { findLateAudio } from "../features/speech/remove-audio-file.ts";
import type { Payload } from "../jobs/payloads.ts";

/** Looks once more for a withdrawn file, whatever it is of (storage.6). */
export async function findLateFile(ctx: Ctx, file: Payload<"find_late_file">): Promise<void> {
  switch (file.kind) {
    case "image":
      return await findLateImage(ctx, file.id);
    case "audio":
      return await findLateAudio(ctx, file.id);
    case "evidence":
      return await findLateEvidence(ctx, file.id, file.imageId);
  }
}
