import {
  deviceTokenHeader,
  registrationTokenHeader,
  sessionTokenHeader,
} from "#shared/auth/token-headers.ts";

/** Everything else the page sends stays here: cookies, its origin, an authorization of its own. */
const requestHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "last-event-id",
  "range",
  "user-agent",
  "x-position",
];

/**
 * The page must not see tokens. Bodies arrive decoded, so the headers of their
 * encoding would be wrong.
 */
const hiddenResponseHeaders = [
  sessionTokenHeader,
  registrationTokenHeader,
  deviceTokenHeader,
  "set-cookie",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "strict-transport-security",
];

export function forwardHeaders(request: Request): Headers {
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * Returns the server's response as the page may see it. `stop` is called when the page
 * stops reading the body.
 */
export function forwardResponse(response: Response, stop: () => void): Response {
  const headers = new Headers(response.headers);
  if (headers.has("content-encoding")) headers.delete("content-length");
  for (const name of hiddenResponseHeaders) headers.delete(name);
  const hasBody = ![101, 204, 205, 304].includes(response.status);
  return new Response(hasBody && response.body ? stopWhenCancelled(response.body, stop) : null, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

/**
 * Cancelling a body is not enough: Electron keeps its connection open for ever, and a server gets
 * no more than six. So `stop` aborts the call.
 */
function stopWhenCancelled(body: ReadableStream<Uint8Array>, stop: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason).finally(stop),
  }, { highWaterMark: 0 });
}
