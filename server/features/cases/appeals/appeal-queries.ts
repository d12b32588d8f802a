import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { ActJson, Effect } from "../decide/decision-queries.ts";
import type { ActRefusal } from "../decide/refuse-decision.ts";

/** The outcome of an appeal; see make_appeal. */
export type Appealed = "made" | "absent" | "early" | "again" | "late";

/** See make_appeal. */
export async function makeAppeal(sql: Sql, given: ActJson): Promise<Appealed> {
  const [row] = await sql<{ done: Appealed }[]>`
    select make_appeal(${JSON.stringify(given)}::text::jsonb) as done`;
  return row?.done ?? "absent";
}

interface Answered {
  readonly refusal?: ActRefusal;
  readonly effects?: readonly Effect[];
  readonly notified?: readonly (Notified | null)[];
}

/** See answer_appeal. */
export async function answer(sql: Sql, act: ActJson): Promise<Answered> {
  const [row] = await sql<{ done: Answered }[]>`
    select answer_appeal(${JSON.stringify(act)}::text::jsonb) as done`;
  return row?.done ?? {};
}
