import { createHmac, hkdfSync } from "node:crypto";
import type { Ctx } from "../../../context.ts";

/**
 * The token of a mailed link of which the database keeps the hash: 256 bits, made when the mail is sent. A mail that has to be sent
 * again has the same one, since who got it twice may open either. Nobody can tell it from the job without the secret.
 */
export function deriveMailToken({ config }: Pick<Ctx, "config">, mailId: string): string {
  const key = hkdfSync("sha256", config.sessionSecret, "", "glimmer/mailed-token", 32);
  return createHmac("sha256", new Uint8Array(key)).update(mailId).digest("base64url");
}
