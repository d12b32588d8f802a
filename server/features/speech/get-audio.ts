import { msg } from "@lingui/core/runtime-macro";
import { getAudioUrl } from "#shared/speech/speech-price-and-voices.ts";
import type { Ctx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { fileResponse } from "../../http/responses/file-response.ts";
import { isHeld } from "../../http/static/representation.ts";
import { getPublishedHeaders } from "../../providers/storage/published-headers.ts";
import { type BytePart, discardFile } from "../../providers/storage/storage.ts";
import { getAudioKey } from "./audio-key.ts";
import { selectIsOfRemovedPost } from "./audio-queries.ts";

/**
 * Stored audio or the requested part (206), or 304. Unguessable ids replace a permission check, as
 * with images. Throws `NotFound` while its post is removed or waits for its level again.
 */
export async function getAudio(ctx: Ctx, givenId: string, request: Request): Promise<Response> {
  const audioId = givenId.toLowerCase();
  const etag = `"${audioId}"`;
  const asked = request.headers;
  const headers = {
    ...getPublishedHeaders(ctx.config.storage.cdn, {
      asked: request.url,
      path: getAudioUrl(audioId),
      isPlaced: true,
    }),
    "ETag": etag,
    "Content-Type": "audio/mpeg",
    "Accept-Ranges": "bytes",
  };
  if (await selectIsOfRemovedPost(ctx.sql, audioId)) throw audioNotFound();
  const key = getAudioKey(audioId);
  // A file elsewhere is read no further than is sent: its first byte says how long it is.
  const isAsked = asked.has("range") || asked.has("if-none-match");
  const file = await ctx.providers.storage.get(key, isAsked ? { first: 0, last: 0 } : undefined);
  if (!file) throw audioNotFound();
  const { size } = file;
  if (!isAsked) return fileResponse(file.body, { headers: { ...headers, "Content-Length": String(size) } });
  await discardFile(file);
  if (isHeld(asked.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const wanted = parseByteRange(asked, { size, etag });
  const part = wanted ?? { first: 0, last: size - 1 };
  const isWhole = part.first === 0 && part.last === size - 1;
  // Only whole files stay in memory, and players ask for all of it first.
  const cut = await ctx.providers.storage.get(key, isWhole ? undefined : part);
  if (!cut) throw audioNotFound();
  if (!wanted) return fileResponse(cut.body, { headers: { ...headers, "Content-Length": String(size) } });
  return fileResponse(cut.body, {
    status: 206,
    headers: {
      ...headers,
      "Content-Length": String(part.last - part.first + 1),
      "Content-Range": `bytes ${part.first}-${part.last}/${size}`,
    },
  });
}

function audioNotFound(): NotFound {
  return new NotFound(msg`This audio is no longer available.`);
}

/**
 * The byte range of a request. Null: send the whole file, as for several ranges, one beyond the
 * end, and one of another version.
 */
export function parseByteRange(
  asked: Headers,
  file: { readonly size: number; readonly etag: string },
): BytePart | null {
  const condition = asked.get("if-range");
  const range = /^bytes=(\d*)-(\d*)$/.exec(asked.get("range")?.trim() ?? "");
  if (!range || (condition !== null && condition !== file.etag)) return null;
  const [, from = "", to = ""] = range;
  if (from === "" && to === "") return null;
  const end = file.size - 1;
  // `-500` means the last 500 bytes.
  const first = from === "" ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? end : Math.min(Number(to), end);
  return first <= last ? { first, last } : null;
}
