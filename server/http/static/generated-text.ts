import type { HeaderPair } from "../routing/app-env.ts";
import { compressText, type Representation, sendRepresentation } from "./representation.ts";

/** A generated text and its content type. */
export interface GeneratedText {
  readonly text: string;
  readonly headers: readonly HeaderPair[];
}

/**
 * Serves a text that is the same for every caller: generated and compressed at the first request,
 * then kept in memory. Callers must revalidate it by its ETag, since the next release may change
 * it.
 */
export function serveGenerated(
  make: () => GeneratedText | Promise<GeneratedText>,
): (request: Request) => Promise<Response> {
  let made: Promise<Representation> | undefined;
  const compress = async () => {
    const { text, headers } = await make();
    return await compressText(text, [...headers, ["Cache-Control", "no-cache"]]);
  };
  return async (request) => {
    made ??= compress().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return sendRepresentation(request, await made);
  };
}
