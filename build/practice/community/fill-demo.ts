import type { Deps } from "../../../server/context.ts";
import { hashPassword } from "../../../server/features/auth/passwords/hash-password.ts";
import { composeCommunity } from "./compose/compose.ts";
import { paintPictures } from "./pictures/paint-pictures.ts";
import { sketchPictures } from "./pictures/sketch-pictures.ts";
import { createSeededRandom } from "./random.ts";
import { saveCommunity } from "./save/save.ts";

/** The password of every demo account; they exist on a newcomer's own machine only. */
export const demoPassword = "Glimmer1!";

type FillDeps = Pick<Deps, "db" | "clock" | "providers">;

/**
 * Fills an empty database with a community and a month of its life, the same on every machine but
 * for the dates. Returns false, with nothing written, when somebody has joined already.
 * `onStep` hears what is done next, in words.
 */
export async function fillDemo(
  { db, clock, providers }: FillDeps,
  onStep: (step: string) => void = () => {},
): Promise<boolean> {
  if ((await db.sql`select id from members where not is_bot limit 1`).length > 0) return false;
  onStep("making a demo community, which takes a busy machine about half a minute");
  const random = createSeededRandom(173);
  const now = clock.now();
  const community = composeCommunity(random, now);
  const pictures = sketchPictures(random, community);
  const passwordHash = await hashPassword(demoPassword);
  const painting = paintPictures(providers, pictures.images);
  const made = { pictures, painting, passwordHash, now, onStep };
  await Promise.all([painting, db.transaction((tx) => saveCommunity(tx, community, made))]);
  await db.sql`analyze`;
  return true;
}
