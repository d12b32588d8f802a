import type { AskAsCaller } from "./first-feed.ts";

/** Headers that say who asks, and from where. */
const ofCaller = ["authorization", "cookie", "host", "user-agent", "x-forwarded-for", "x-forwarded-proto"];

/**
 * Calls the product within the process as the caller of a request, through every guard and limit
 * of a call from outside.
 */
export function askAsCaller(
  answer: (request: Request, env: { remoteAddress?: string }) => Response | Promise<Response>,
): AskAsCaller {
  return (c, address) => {
    const { headers, signal } = c.req.raw;
    const pairs = ofCaller.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const request = new Request(new URL(address, c.req.url), {
      headers: [...pairs, ["accept", "application/json"]],
      signal,
    });
    const { remoteAddress } = c.env ?? {};
    return answer(request, remoteAddress === undefined ? {} : { remoteAddress });
  };
}
