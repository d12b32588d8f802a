import { Invalid } from "../../errors.ts";
import { readToken, type SigningCtx, signToken } from "../auth/grants/signed-tokens.ts";

/**
 * What an upload link grants: one image, under this id, to this member while their session lasts.
 */
interface UploadGrant {
  readonly imageId: string;
  readonly ownerId: string;
  readonly sessionId: string;
}

const lifetimeSeconds = 10 * 60;

/** Signs an upload link's token, good for ten minutes. */
export function signUploadToken(ctx: SigningCtx, grant: UploadGrant): Promise<string> {
  const claims = { sub: grant.ownerId, sid: grant.sessionId, jti: grant.imageId };
  return signToken(ctx, "upload", claims, lifetimeSeconds);
}

/**
 * Throws `Invalid("invalid_token")` unless the token is ours, unexpired and made for this image.
 */
export async function verifyUploadToken(
  ctx: SigningCtx,
  token: string,
  imageId: string,
): Promise<UploadGrant> {
  const claims = await readToken(ctx, "upload", token, ["sub", "sid", "jti"]);
  if (claims?.jti !== imageId) throw uploadLinkVoid();
  return { imageId, ownerId: claims.sub, sessionId: claims.sid };
}

export function uploadLinkVoid(): Invalid {
  return new Invalid(
    "This upload link is no longer valid. Please choose the image again.",
    undefined,
    "invalid_token",
  );
}
