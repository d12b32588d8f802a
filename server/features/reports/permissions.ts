import type { Viewer } from "../../db/visibility/viewer.ts";

/** Members cannot report themselves or their own content. */
export function canReport(actor: Pick<Viewer, "id">, subject: { memberId: string }): boolean {
  return actor.id !== subject.memberId;
}
