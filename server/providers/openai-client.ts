import OpenAI, { type APIError } from "openai";
import { fetchInSmallPieces } from "./fetch-in-small-pieces.ts";
import { serviceHeaders } from "./service-headers.ts";

interface OpenAiAccess {
  readonly apiKey: string;
  /** Null: OpenAI's own address. */
  readonly baseUrl: string | null;
}

/** OpenAI's client, which drops an error that lies flat in its body, as Mistral's and vLLM's do. */
class ServiceClient extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: unknown,
    message: string | undefined,
    headers: Headers,
  ): APIError {
    const isNested = typeof body === "object" && body !== null && "error" in body;
    return super.makeStatusError(status, isNested ? body : { error: body }, message, headers);
  }
}

/**
 * The only client of the OpenAI endpoints, or of any service with the same interface. It never
 * retries by itself, since a second attempt might be paid for twice. Callers pass a signal for
 * their deadline: it includes the body, which the client's own timeout does not.
 */
export function openAiClient({ apiKey, baseUrl }: OpenAiAccess): OpenAI {
  return new ServiceClient({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: "off",
    defaultHeaders: serviceHeaders(apiKey, baseUrl),
    fetch: fetchInSmallPieces,
    // Members' texts go only to the configured address.
    fetchOptions: { redirect: "error" },
  });
}
