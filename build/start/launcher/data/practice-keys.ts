import { randomBytes } from "node:crypto";
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const random = "[\\w-]{32}";
const keys = z.object({
  STRIPE_SECRET_KEY: z.string().regex(new RegExp(`^sk_test_practice_${random}$`)),
  STRIPE_WEBHOOK_SECRET: z.string().regex(new RegExp(`^whsec_practice_${random}$`)),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(new RegExp(`^pk_test_practice_${random}$`)),
});
type PracticeKeys = z.infer<typeof keys>;

/**
 * The keys of the practice till, in the names of Stripe's settings: made on the first start and
 * kept where only the owner reads them, since who knows them reads members' emails at the till.
 */
export async function readOrCreatePracticeKeys(dataDir: string): Promise<PracticeKeys> {
  const file = join(dataDir, "practice-keys.json");
  const kept = keys.safeParse(await readFile(file, "utf8").then(JSON.parse, () => null).catch(() => null));
  if (kept.success) {
    await chmod(file, 0o600);
    return kept.data;
  }
  const word = () => randomBytes(24).toString("base64url");
  const made = {
    STRIPE_SECRET_KEY: `sk_test_practice_${word()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_practice_${word()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_practice_${word()}`,
  };
  // A new file, since another mode would stay on an old one.
  await writeFile(`${file}.next`, JSON.stringify(made), { mode: 0o600 });
  await rename(`${file}.next`, file);
  return made;
}
