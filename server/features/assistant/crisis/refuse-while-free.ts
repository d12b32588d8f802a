import { waitingNotes } from "#shared/assistant/free-note.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { getFreeAnswers } from "./get-free-answers.ts";

/** Throws `Conflict` for a post on which the actor's words of crisis stand (ai.26). */
export async function refuseWhileFree(
  ctx: MemberCtx,
  postId: string,
  wanted: keyof typeof waitingNotes,
): Promise<void> {
  const { waits } = await getFreeAnswers(ctx, { post: postId });
  if (waits) throw new Conflict("conflict", waitingNotes[wanted]);
}
