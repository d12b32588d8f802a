import type { HeaderPair } from "../routing/app-env.ts";
import type { Serialized } from "./serialized.ts";
import { acceptsEncoding } from "../static/representation.ts";

/** In characters. A shorter text fits a packet as it is. */
const shortest = 1_400;

type JsonEncoding = "gzip" | "identity";

interface ChosenEncoding {
  readonly encoding: JsonEncoding;
  readonly vary: readonly HeaderPair[];
}

/** How a JSON text is sent to its caller: by gzip to who takes that, or plain. */
export function chooseEncoding(request: Request, json: string): ChosenEncoding {
  if (json.length < shortest) return { encoding: "identity", vary: [] };
  const takesGzip = acceptsEncoding(request.headers.get("accept-encoding") ?? "", "gzip");
  return { encoding: takesGzip ? "gzip" : "identity", vary: [["Vary", "Accept-Encoding"]] };
}

interface EncodedJson {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: readonly HeaderPair[];
}

/** A body in an encoding. Bodies hold no tokens, which go in cookies and headers, so their length tells no secret. */
export function encodeJson(body: Serialized<unknown>, encoding: JsonEncoding): EncodedJson {
  if (encoding === "identity") return { body: body.json, headers: [] };
  return { body: body.gzipped, headers: [["Content-Encoding", "gzip"]] };
}
