import type { Deps } from "../context.ts";
import { hashPassword } from "../features/auth/passwords.ts";
import { composeCommunity } from "./compose.ts";
import { hangPictures } from "./hang-pictures.ts";
import { itemAt } from "./item-at.ts";
import { people } from "./people.ts";
import { seededRandom } from "./random.ts";
import { saveCommunity } from "./save.ts";

/** The password of every demo account; they exist on a newcomer's own machine only. */
export const demoPassword = "Glimmer1!";

export interface DemoAccount {
  readonly email: string;
  readonly description: string;
}

/**
 * Fills an empty database with forty members and a month of their life, the same on every machine but for the dates. Answers
 * two accounts to sign in with; null, with nothing written, when there are members already.
 */
export async function fillDemo(
  deps: Pick<Deps, "db" | "clock" | "images" | "storage">,
): Promise<readonly DemoAccount[] | null> {
  const { sql } = deps.db;
  if ((await sql`select id from members limit 1`).length > 0) return null;
  const random = seededRandom(173);
  const community = composeCommunity(random, deps.clock.now());
  const pictures = await hangPictures(deps, random, community);
  const passwordHash = await hashPassword(demoPassword);
  await deps.db.transaction((tx) => saveCommunity(tx, community, pictures, passwordHash));
  await sql`analyze`;
  return ["one of many", "whom nearly everybody follows"].map((description, index) => ({
    email: `${itemAt(people, index).username}@example.org`,
    description,
  }));
}
