import { keptSince } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteKnownImages, deleteNotes, forgetFormer, forgetReporters } from "./case-words-queries.ts";

/**
 * Forgets who reported in closed cases and in which words, the notes of moderators, the digests of
 * known images, and what decisions kept for their reverse (retention.1). What was decided, how much
 * was reported and which authorities were told stays.
 */
export async function forgetWordsOfCases(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (
    const [forget, kept] of [
      [forgetReporters, "reports"],
      [deleteNotes, "caseNotes"],
      [deleteKnownImages, "knownImages"],
      [forgetFormer, "undoneBy"],
    ] as const
  ) {
    const until = keptSince(kept, now);
    await removeInBatches((after) => forget(db.sql, until, after), signal);
  }
}
