import OpenAI, { type APIError } from "openai";
import { createServiceHeaders } from "./service-headers.ts";

/** Usually a piece of an answer has a few bytes. */
const pieceBytes = 4_096;
/** The client buffers an event until its end arrives. */
const mostEventBytes = 1024 * 1024;
/**
 * Far more than any response that the client reads whole; pictures and audio are read by us, with
 * their own limits.
 */
const mostBytes = 32 * 1024 * 1024;
const mostErrorBytes = 64 * 1024;

/**
 * `fetch`, except that event streams are read into one small buffer: Deno allocates 64 KB for each
 * pending read, twice, and a streaming answer waits nearly all the time. A response that grows too
 * long fails.
 */
export async function fetchInSmallPieces(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok) return limitResponse(response, mostErrorBytes);
  if (!isStream || !response.body) return limitResponse(response, mostBytes);
  const { status, statusText, headers } = response;
  return new Response(inSmallPieces(response.body), { status, statusText, headers });
}

function inSmallPieces(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(pieceBytes);
  let eventBytes = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return controller.close();
      // The reader owns the buffer during a read, and returns it with the data.
      buffer = value.buffer;
      eventBytes = bytesOfLastEvent(value, eventBytes);
      if (eventBytes > mostEventBytes) {
        await reader.cancel();
        throw new Error("The provider sent an event without an end");
      }
      controller.enqueue(value.slice());
    },
    async cancel(reason) {
      await reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}

/** How many bytes of the last event a piece contains. */
function bytesOfLastEvent(piece: Uint8Array, before: number): number {
  const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
  const end = Math.max(bytes.lastIndexOf("\n\n"), bytes.lastIndexOf("\r\n\r\n"));
  return end < 0 ? before + piece.length : piece.length - end;
}

/**
 * The same response, with a body that fails once it is too long, so that a library that reads it
 * whole holds no more. `readBounded` does this for bodies that we read ourselves.
 */
export function limitResponse(response: Response, mostBytes: number): Response {
  if (!response.body) return response;
  let length = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > mostBytes) throw new Error("The response has too many bytes");
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}

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
    defaultHeaders: createServiceHeaders(apiKey, baseUrl),
    fetch: fetchInSmallPieces,
    // Members' texts go only to the configured address.
    fetchOptions: { redirect: "error" },
  });
}
