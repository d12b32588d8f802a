import { msg } from "@lingui/core/runtime-macro";
import type { CallOutput } from "#shared/endpoint.ts";
import type { putUpload } from "#shared/media/contract.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import type { Ctx, SessionCtx } from "../../context.ts";
import { AppError, Invalid } from "../../errors.ts";
import { isSessionLive } from "../auth/sessions/is-session-live.ts";
import { judgeUpload } from "../moderation/uploads/judge-upload.ts";
import { readImageBytes } from "./limit-image-bytes.ts";
import { hasImage } from "./image-queries.ts";
import { saveImage, uploadLinkUsed } from "./store-image.ts";
import { uuidv7 } from "uuidv7";
import { readToken, type SigningCtx, signToken } from "../auth/grants/signed-tokens.ts";

/** A URL to PUT one image to within ten minutes; without its query it is the image's URL. */
export async function startUpload(ctx: SessionCtx): Promise<{ uploadURL: string }> {
  const imageId = uuidv7();
  const token = await signUploadToken(ctx, {
    imageId,
    ownerId: ctx.actor.id,
    sessionId: ctx.actor.sessionId,
  });
  return { uploadURL: `${getMediaUrl(imageId)}?token=${token}` };
}

/**
 * Stores the upload of a signed URL, once. The token alone authorises it, so a browser needs no
 * cookie; the session in which it was signed must still be live, also after the bytes have arrived
 * (auth.21). A moderation service judges it as it ends (media.14).
 */
export async function storeUpload(
  ctx: Ctx,
  upload: { imageId: string; token: string; request: Request },
): Promise<CallOutput<typeof putUpload>> {
  const grant = await verifyUploadToken(ctx, upload.token, upload.imageId);
  if (!upload.request.headers.get("content-type")?.startsWith("image/")) {
    throw new AppError(
      "unsupported_content_type",
      msg`Please send the image with its own content type, for example image/jpeg.`,
    );
  }
  if (!await isSessionLive(ctx, grant.sessionId)) throw uploadLinkVoid();
  if (await hasImage(ctx.sql, grant.imageId)) throw uploadLinkUsed();
  const bytes = await readImageBytes(upload.request);
  if (!await isSessionLive(ctx, grant.sessionId)) throw uploadLinkVoid();
  const image = { id: grant.imageId, ownerId: grant.ownerId, bytes };
  const { full, isHeld, width, height, isMadeWithAi: madeWithAi, animation } = await saveImage(ctx, image);
  if (!isHeld) await judgeUpload(ctx, { id: image.id, ownerId: image.ownerId, bytes: full });
  return { url: getMediaUrl(grant.imageId), width, height, madeWithAi, animation };
}

/** An upload link grants one image, under this id, to this member while their session lasts. */
interface UploadGrant {
  readonly imageId: string;
  readonly ownerId: string;
  readonly sessionId: string;
}

const lifetimeSeconds = 10 * 60;

/** Signs an upload link's token, good for ten minutes. */
function signUploadToken(ctx: SigningCtx, grant: UploadGrant): Promise<string> {
  const claims = { sub: grant.ownerId, sid: grant.sessionId, jti: grant.imageId };
  return signToken(ctx, "upload", claims, lifetimeSeconds);
}

/**
 * Throws `Invalid("invalid_token")` unless the token is ours, unexpired and made for this image.
 */
async function verifyUploadToken(
  ctx: SigningCtx,
  token: string,
  imageId: string,
): Promise<UploadGrant> {
  const claims = await readToken(ctx, "upload", token, ["sub", "sid", "jti"]);
  if (claims?.jti !== imageId) throw uploadLinkVoid();
  return { imageId, ownerId: claims.sub, sessionId: claims.sid };
}

function uploadLinkVoid(): Invalid {
  return new Invalid(
    msg`This upload link is no longer valid. Please choose the image again.`,
    undefined,
    "invalid_token",
  );
}
