import type { HeaderPair } from "../routing/app-env.ts";
import type { Serialized } from "./serialized.ts";
import { acceptsEncoding } from "../static/representation.ts";

/** In characters. A shorter text fits into a packet uncompressed. */
const shortest = 1_400;

type JsonEncoding = "gzip" | "identity";

interface ChosenEncoding {
  readonly encoding: JsonEncoding;
  readonly vary: readonly HeaderPair[];
}

/** The encoding of a JSON text for its caller: gzip if accepted, otherwise plain. */
export function chooseEncoding(request: Request, json: string): ChosenEncoding {
  if (json.length < shortest) return { encoding: "identity", vary: [] };
  const takesGzip = acceptsEncoding(request.headers.get("accept-encoding") ?? "", "gzip");
  return { encoding: takesGzip ? "gzip" : "identity", vary: [["Vary", "Accept-Encoding"]] };
}

interface EncodedJson {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: readonly HeaderPair[];
}

/**
 * A body in an encoding. Bodies contain no tokens, which go in cookies and headers, so their length
 * reveals no secret.
 */
export function encodeJson(body: Serialized<unknown>, encoding: JsonEncoding): EncodedJson {
  if (encoding === "identity") return { body: body.json, headers: [] };
  return { body: body.gzipped, headers: [["Content-Encoding", "gzip"]] };
}
