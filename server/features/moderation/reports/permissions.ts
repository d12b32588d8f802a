import type { Viewer } from "../../../context.ts";

/** Nobody reports themselves or their own words. */
export function canReport(actor: Pick<Viewer, "id">, subject: { memberId: string }): boolean {
  return actor.id !== subject.memberId;
}
