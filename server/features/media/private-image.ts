import type { Ctx, Deps } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { isHeld } from "../../http/static/representation.ts";
import { bytesOf, discard, type StoredFile } from "../../providers/storage/storage.ts";
import { type ImageSize, imageSizes, mediaKey, privateKey } from "./image-key.ts";

/** Takes an uploaded image's public address away. Again changes nothing. */
export async function makePrivate(
  { providers: { storage } }: Pick<Deps, "providers">,
  imageId: string,
): Promise<void> {
  for (const size of imageSizes) {
    const file = await storage.get(mediaKey(imageId, size));
    if (!file) continue;
    await storage.put(privateKey(imageId, size), await bytesOf(file));
    await storage.delete(mediaKey(imageId, size));
  }
}

/**
 * An image for a caller who may see it, or 304. The caller's browser may keep it, but asks each time: it may have been taken back.
 * `tag` stands for it outside, since its id is nobody's to know.
 */
export async function servePrivate(
  ctx: Ctx,
  wanted: { imageId: string; tag: string; size: ImageSize; ifNoneMatch: string | null },
): Promise<Response> {
  const headers = {
    "Cache-Control": "private, no-cache",
    "ETag": `"${wanted.tag}-${wanted.size}"`,
    "Content-Type": "image/webp",
  };
  const file = await privateFile(ctx, wanted.imageId, wanted.size);
  if (!file) throw new NotFound("This image is no longer available.");
  if (isHeld(wanted.ifNoneMatch, headers.ETag)) {
    await discard(file);
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, { headers: { ...headers, "Content-Length": String(file.size) } });
}

/** A process that died after the message was sent may have left the file at its public address. */
async function privateFile(ctx: Ctx, imageId: string, size: ImageSize): Promise<StoredFile | null> {
  const { storage } = ctx.providers;
  const file = await storage.get(privateKey(imageId, size));
  if (file) return file;
  await makePrivate(ctx, imageId);
  return await storage.get(privateKey(imageId, size));
}
