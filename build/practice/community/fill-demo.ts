import type { Deps } from "../../../server/context.ts";
import { hashPassword } from "../../../server/features/auth/passwords/hash-password.ts";
import { composeCommunity } from "./compose/compose.ts";
import { assignPictures } from "./pictures/assign-pictures.ts";
import { seededRandom } from "./random.ts";
import { saveCommunity } from "./save/save.ts";

/** The password of every demo account; they exist on a newcomer's own machine only. */
export const demoPassword = "Glimmer1!";

/**
 * Fills an empty database with a community and a month of its life, the same on every machine but
 * for the dates. Returns false, with nothing written, when somebody has joined already.
 */
export async function fillDemo(deps: Pick<Deps, "db" | "clock" | "providers">): Promise<boolean> {
  const { sql } = deps.db;
  if ((await sql`select id from members where not is_bot limit 1`).length > 0) return false;
  const random = seededRandom(173);
  const now = deps.clock.now();
  const community = composeCommunity(random, now);
  const pictures = await assignPictures(deps.providers, random, community);
  const passwordHash = await hashPassword(demoPassword);
  await deps.db.transaction((tx) => saveCommunity(tx, community, { pictures, passwordHash, now }));
  await sql`analyze`;
  return true;
}
