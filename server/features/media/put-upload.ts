import { mediaUrl } from "#shared/media/rules.ts";
import type { Ctx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { readImageBytes } from "./image-bytes.ts";
import { imageExists } from "./queries.ts";
import { idTaken, saveImage } from "./save-image.ts";
import { verifyUploadToken } from "./upload-token.ts";

/** Takes the bytes a signed URL was made for, once. The token is the whole authority, so a browser needs no cookie. */
export async function putUpload(
  ctx: Ctx,
  upload: { imageId: string; token: string; request: Request },
): Promise<{ url: string; width: number; height: number }> {
  const grant = await verifyUploadToken(ctx, upload.token, upload.imageId);
  if (!upload.request.headers.get("content-type")?.startsWith("image/")) {
    throw new AppError(
      "unsupported_content_type",
      "Please send the image with its own content type, e.g. image/jpeg",
    );
  }
  if (await imageExists(ctx.sql, grant.imageId)) throw idTaken();
  const bytes = await readImageBytes(upload.request);
  const { width, height } = await saveImage(ctx, { id: grant.imageId, ownerId: grant.ownerId, bytes });
  return { url: mediaUrl(grant.imageId), width, height };
}
