import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Config } from "../../config.ts";
import type { Clock } from "../../context.ts";
import { Invalid } from "../../errors.ts";

/** What an upload link grants: one image, under this id, to this member. */
interface UploadGrant {
  readonly imageId: string;
  readonly ownerId: string;
}

type Signing = { readonly config: Pick<Config, "sessionSecret">; readonly clock: Clock };

const lifetimeSeconds = 10 * 60;
const purpose = "glimmer/upload";

/** Signs an upload link's token, good for ten minutes. */
export function signUploadToken(deps: Signing, grant: UploadGrant): Promise<string> {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(purpose)
    .setSubject(grant.ownerId)
    .setJti(grant.imageId)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(signingKey(deps.config));
}

/** Throws `Invalid("invalid_token")` unless the token is ours, unexpired and made for this image. */
export async function verifyUploadToken(deps: Signing, token: string, imageId: string): Promise<UploadGrant> {
  const verified = await jwtVerify(token, signingKey(deps.config), {
    algorithms: ["HS256"],
    audience: purpose,
    requiredClaims: ["sub", "jti", "exp"],
    currentDate: deps.clock.now(),
  }).catch(() => null);
  const { jti, sub } = verified?.payload ?? {};
  if (jti !== imageId || !sub) {
    throw new Invalid(
      "This upload link is no longer valid. Please choose the image again.",
      undefined,
      "invalid_token",
    );
  }
  return { imageId, ownerId: sub };
}

/** Its own key, so that a token for another purpose is never accepted. */
function signingKey(config: Signing["config"]): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", config.sessionSecret, "", purpose, 32));
}
