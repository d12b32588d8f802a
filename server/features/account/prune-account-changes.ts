import type { Deps } from "../../context.ts";
import { deleteLapsedEmailChanges } from "./email-change/email-change-queries.ts";
import { deleteLapsedUsernames } from "./change-profile-queries.ts";

/** Removes former usernames and requested changes of email whose time is up; they count for nothing from then on. */
export async function pruneAccountChanges({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteLapsedUsernames(db.sql, now);
  await deleteLapsedEmailChanges(db.sql, now);
}
