import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { openCase } from "#shared/cases/queue-contract.ts";
import { call } from "../../lib/api/call.ts";

export interface CaseTarget {
  readonly kind: "post" | "comment" | "member";
  readonly id: string;
}

/** Returns the open case about something; opens one where there is none. */
export function findCase(body: CaseTarget): Promise<CaseRow> {
  return call(openCase, { body }, { idempotencyKey: crypto.randomUUID() });
}
