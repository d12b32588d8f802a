import type { HeaderPair } from "../routing/app-env.ts";
import type { Bytes, Serialized } from "./serialized.ts";
import { acceptsEncoding } from "../static/representation.ts";

/** In bytes. A shorter text fits into a packet uncompressed. */
const shortest = 1_400;

type JsonEncoding = "gzip" | "identity";

interface ChosenEncoding {
  readonly encoding: JsonEncoding;
  readonly vary: readonly HeaderPair[];
}

/** The encoding of a JSON text for its caller: gzip if accepted, otherwise plain. */
export function chooseEncoding(request: Request, json: string | Bytes): ChosenEncoding {
  if (Buffer.byteLength(json) < shortest) return { encoding: "identity", vary: [] };
  const takesGzip = acceptsEncoding(request.headers.get("accept-encoding") ?? "", "gzip");
  return { encoding: takesGzip ? "gzip" : "identity", vary: [["Vary", "Accept-Encoding"]] };
}

interface EncodedJson {
  readonly body: string | Bytes;
  readonly headers: readonly HeaderPair[];
}

/**
 * A body in an encoding. Bodies contain no tokens, which go in cookies and headers, so their length
 * reveals no secret.
 */
export function encodeJson(json: Serialized<unknown>, encoding: JsonEncoding): EncodedJson {
  if (encoding === "identity") return { body: json.body, headers: [] };
  return { body: json.gzipped, headers: [["Content-Encoding", "gzip"]] };
}
