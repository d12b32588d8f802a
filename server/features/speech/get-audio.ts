import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { isHeld } from "../../http/static/representation.ts";
import { discardFile } from "../../providers/storage/storage.ts";
import { audioKey } from "./audio-key.ts";
import { selectIsOfRemovedPost } from "./audio-queries.ts";
import { parseByteRange } from "./parse-byte-range.ts";

/** A year: an id's audio never changes, so it needs no revalidation. */
const caching = "public, max-age=31536000, immutable";

/**
 * Stored audio or the requested part (206), or 304. Unguessable ids replace a permission check, as
 * with images. Throws `NotFound` while its post is removed.
 */
export async function getAudio(ctx: Ctx, audioId: string, asked: Headers): Promise<Response> {
  const etag = `"${audioId.toLowerCase()}"`;
  const headers = {
    "Cache-Control": caching,
    "ETag": etag,
    "Content-Type": "audio/mpeg",
    "Accept-Ranges": "bytes",
  };
  if (await selectIsOfRemovedPost(ctx.sql, audioId)) throw audioNotFound();
  const key = audioKey(audioId);
  const whole = await ctx.providers.storage.get(key);
  if (!whole) throw audioNotFound();
  if (isHeld(asked.get("if-none-match"), etag)) {
    await discardFile(whole);
    return new Response(null, { status: 304, headers });
  }
  const part = parseByteRange(asked, { size: whole.size, etag });
  if (!part) {
    return new Response(whole.body, { headers: { ...headers, "Content-Length": String(whole.size) } });
  }
  await discardFile(whole);
  const cut = await ctx.providers.storage.get(key, part);
  if (!cut) throw audioNotFound();
  return new Response(cut.body, {
    status: 206,
    headers: {
      ...headers,
      "Content-Length": String(part.last - part.first + 1),
      "Content-Range": `bytes ${part.first}-${part.last}/${whole.size}`,
    },
  });
}

function audioNotFound(): NotFound {
  return new NotFound("This audio is no longer available.");
}
