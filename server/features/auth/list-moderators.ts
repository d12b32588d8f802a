import type { Deps } from "../../context.ts";
import { selectModerators } from "./administration-queries.ts";

/** The ids of everybody who works on cases now (roles.1). */
export async function listModerators({ db, config }: Pick<Deps, "db" | "config">): Promise<string[]> {
  return await selectModerators(db.sql, config.adminEmails);
}
