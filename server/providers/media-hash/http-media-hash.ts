import { z } from "zod";
import type { MediaHashConfig } from "../../settings/media-hash-config.ts";
import { readBounded } from "../read-bounded.ts";
import {
  type Comparison,
  type MediaHash,
  MediaHashUnavailable,
  type PictureToCompare,
} from "./media-hash.ts";

const usualDeadlineMs = 3_000;
const mostAnswerBytes = 16 * 1024;

/** Exactly this, since a service that speaks another interface must not count as 'unknown'. */
const answer = z.object({ match: z.boolean(), reference: z.string().max(200).nullish() });

/** Speaks the call that build/docs/known-images.md describes. */
export function createHttpMediaHash(
  { url, key, sends }: MediaHashConfig,
  deadlineMs = usualDeadlineMs,
): MediaHash {
  const headers = {
    "Accept": "application/json",
    "Content-Type": "application/json",
    ...(key !== null && { Authorization: `Bearer ${key}` }),
  };
  return {
    async compare({ sha256, picture }: PictureToCompare): Promise<Comparison> {
      const asked = {
        sha256,
        ...(sends === "picture" && {
          mediaType: "image/webp",
          bytes: Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString("base64"),
        }),
      };
      // It includes the body, and nothing leaves for another address than the configured one.
      const signal = AbortSignal.timeout(deadlineMs);
      const request = {
        method: "POST",
        headers,
        body: JSON.stringify(asked),
        redirect: "error",
        signal,
      } as const;
      const response = await fetch(url, request).catch(asUnavailable);
      if (response.status !== 200) {
        await response.body?.cancel().catch(() => {});
        throw new MediaHashUnavailable("The service refused", { status: response.status });
      }
      return readComparison(await readBounded(response, mostAnswerBytes).catch(asUnavailable));
    },
  };
}

function asUnavailable(cause: unknown): never {
  throw new MediaHashUnavailable("The service did not answer", { cause });
}

function readComparison(bytes: Uint8Array): Comparison {
  const { match, reference } = parseAnswer(bytes);
  return match ? { isKnown: true, reference: storable(reference ?? "") } : { isKnown: false };
}

/** PostgreSQL takes neither NUL nor lone surrogates. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().trim();
}

function parseAnswer(bytes: Uint8Array): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new MediaHashUnavailable("The service sent a broken answer", { cause });
  }
}
