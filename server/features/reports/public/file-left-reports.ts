import type { Deps } from "../../../context.ts";
import { fileAgain } from "./kept-reports-queries.ts";

const lateMs = 60 * 60_000;

/** Has reports looked for again whose job failed for good (strangers.1). */
export async function fileLeftReports({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await fileAgain(db.sql, new Date(clock.now().getTime() - lateMs));
}
