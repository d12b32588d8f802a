import type { Deps } from "../../context.ts";
import { deleteEndedMutes } from "./mute-queries.ts";

/** Removes mutes that have ended; they count for nothing from the moment they end. */
export async function pruneMutes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteEndedMutes(db.sql, clock.now());
}
