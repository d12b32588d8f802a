import { createHmac, hkdfSync } from "node:crypto";
import type { Ctx } from "../../../context.ts";

/**
 * The token of a mailed link whose hash is in the database: 256 bits, derived when the mail is
 * sent. A mail that is sent again has the same one, since its reader may open either copy. It
 * cannot be derived from the job without the secret.
 */
export function deriveMailToken({ config }: Pick<Ctx, "config">, mailId: string): string {
  const key = hkdfSync("sha256", config.sessionSecret, "", "glimmer/mailed-token", 32);
  return createHmac("sha256", new Uint8Array(key)).update(mailId).digest("base64url");
}
