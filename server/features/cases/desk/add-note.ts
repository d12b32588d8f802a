import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { insertNote, type NoteRow } from "./act-queries.ts";
import { caseNotFound } from "./get-reader.ts";

/** Adds a note that only moderators read (cases.3). */
export async function addNote(ctx: SessionCtx, caseId: string, words: string): Promise<NoteRow> {
  const note = await insertNote(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    authorId: ctx.actor.id,
    words,
    at: ctx.clock.now(),
  });
  if (!note) throw caseNotFound();
  ctx.publish({ type: "case_changed", caseId });
  return note;
}
