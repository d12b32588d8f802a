import type { Filling } from "./large-size.ts";

/** As the job leaves it once the cases of all members are counted. */
export const caseCountsAreKept: Filling = {
  table: "case_counts_up_to",
  statement: "update case_counts_up_to set member_id = null",
};
