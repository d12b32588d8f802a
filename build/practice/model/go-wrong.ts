import type { ServerResponse } from "node:http";
import type { Behaviour, Fault } from "./behaviour.ts";

/** Ends a response in one of the ways in which providers fail; `hang` leaves it open. */
export function goWrong(then: Fault, response: ServerResponse): void {
  switch (then) {
    case "hang":
      return;
    case "cut":
      // Bytes that were written go out first.
      setTimeout(() => response.destroy(), 20);
      return;
    case "end":
      return void response.end();
    case "malformed":
      return void response.end("data: {not JSON\n\n");
    case "shape":
      return void response.end('data: {"choices":[{"delta":{"content":{"an":"object"}}}]}\n\n');
    case "error":
      return void response.end(
        'data: {"error":{"message":"The server had an error","type":"server_error"}}\n\n',
      );
    case "page":
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/html" });
      return void response.end("<html>Out of order</html>");
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** An error as OpenAI sends it. */
export function sendError(
  response: ServerResponse,
  status: number,
  { message = "Not now", retryAfter }: Pick<Behaviour, "message" | "retryAfter"> = {},
): void {
  if (retryAfter !== undefined) response.setHeader("retry-after", String(retryAfter));
  const type = status < 500 ? "invalid_request_error" : "server_error";
  sendJson(response, status, { error: { message, type, code: null } });
}
