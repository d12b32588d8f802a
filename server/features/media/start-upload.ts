import { uuidv7 } from "uuidv7";
import { mediaUrl } from "#shared/media/rules.ts";
import type { MemberCtx } from "../../context.ts";
import { signUploadToken } from "./upload-token.ts";

/** Where the member may PUT one image within ten minutes; the URL without its query will be the image's. */
export async function startUpload(ctx: MemberCtx): Promise<{ uploadURL: string }> {
  const imageId = uuidv7();
  const token = await signUploadToken(ctx, { imageId, ownerId: ctx.actor.id });
  return { uploadURL: `${mediaUrl(imageId)}?token=${token}` };
}
