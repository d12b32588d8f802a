import { type ErrorCode, errorStatus } from "../../errors.ts";
import { product } from "../../product.ts";
import { releaseHeader, writeReleaseHeader } from "../release.ts";

/** The header that makes a response the product's own (api.3). */
export const ownHeaders = {
  [releaseHeader]: writeReleaseHeader({ version: product.version, oldestClient: product.version }),
};

/** A response as the server sends it. */
export function ownJson(body: unknown, { headers, status }: ResponseInit = {}): Response {
  return Response.json(body, { status, headers: { ...ownHeaders, ...headers as Record<string, string> } });
}

/** A refusal as the server sends it. */
export function ownError(code: ErrorCode): Response {
  return ownJson({ message: `Refused: ${code}.`, code, requestId: "r" }, { status: errorStatus[code] });
}
