import { readBounded } from "../read-bounded.ts";

/** A page of a hundred invoices has some hundred kilobytes. */
const mostBytes = 4 * 1024 * 1024;

/**
 * A `fetch` that returns only JSON objects; other responses are replaced by an error in Stripe's
 * form with the same status. With a number as body, the `stripe` package causes an unhandled
 * rejection, which ends the process.
 */
export function fetchJsonObjects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...given) => {
    const response = await fetch(...given);
    const text = new TextDecoder().decode(await readBounded(response, mostBytes));
    const { status, headers } = response;
    return new Response(isJsonObject(text) ? text : noObject, { status, headers });
  };
}

const noObject = JSON.stringify({ error: { type: "api_error", message: "The response is no JSON object" } });

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
