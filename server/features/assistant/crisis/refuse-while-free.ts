import { waitingNotes } from "#shared/assistant/free-note.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { getFreeAnswers } from "./get-free-answers.ts";

/** Throws `Conflict` where nothing about a post costs the actor XP for now (ai.26). */
export async function refuseWhileFree(
  ctx: MemberCtx,
  postId: string,
  wanted: keyof typeof waitingNotes,
): Promise<void> {
  const { until } = await getFreeAnswers(ctx, { post: postId });
  if (until) throw new Conflict("conflict", waitingNotes[wanted]);
}
