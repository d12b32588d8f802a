import type { Fragment, Sql } from "../../../db/open-database.ts";

/** What a statement says of the appeal against its decision `d`. */
export interface AppealColumns {
  readonly appeal_words: string | null;
  readonly appealed_at: Date | null;
  readonly answered_at: Date | null;
  readonly answer: string | null;
  readonly is_granted: boolean | null;
}

/** The columns of an `AppealColumns`, of the appeal `a`. */
export function appealColumns(sql: Sql): Fragment {
  return sql`a.words as appeal_words, a.created_at as appealed_at, a.answered_at, a.answer, a.is_granted`;
}
