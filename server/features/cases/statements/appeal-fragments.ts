import type { Fragment, Sql } from "../../../db/open-database.ts";

/** What a statement says of the appeal against its decision `d`. */
export interface AppealColumns {
  readonly appeal_words: string | null;
  readonly appealed_at: Date | null;
  readonly answered_at: Date | null;
  readonly answer: string | null;
  readonly is_granted: boolean | null;
}

/** The columns of an `AppealColumns`, of a decision `d` and its member `m`. */
export function appealColumns(sql: Sql): Fragment {
  return sql`
    null::text as appeal_words, null::timestamptz as appealed_at, null::timestamptz as answered_at,
    null::text as answer, null::boolean as is_granted`;
}
