import { randomBytes } from "node:crypto";
import { socketPath } from "#shared/realtime/socket-limits.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { fix, ok, skipped } from "../finding.ts";
import { ask } from "../server/ask.ts";
import { askThroughProxy, findPublicAddressProblem } from "./public-address.ts";

const passOn =
  "nginx, in location = /websocket: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; " +
  "proxy_set_header Connection upgrade; Caddy passes sockets on by default.";

/** Whether the socket for live updates opens through PUBLIC_URL. */
export const checkWebSocket: Check = {
  name: "websocket",
  waitsFor: "PUBLIC_URL",
  ifSilent: "The proxy holds the request back: let it pass WebSockets on at /websocket.",
  async run(examination) {
    const problem = findPublicAddressProblem(examination);
    if (problem) return problem;
    const { publicUrl } = examination.config;
    if (!await leadsToUs(examination)) return skipped("See the proxy lines first.");
    try {
      const { status } = await ask(publicUrl + socketPath, {
        headers: {
          "Connection": "Upgrade",
          "Upgrade": "websocket",
          "Origin": new URL(publicUrl).origin,
          "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
        },
      });
      if (status === 101) return ok("Live updates: the socket opens through PUBLIC_URL.");
      return fix(
        `Live updates do not reach members: ${publicUrl}${socketPath} returns ${status} to a WebSocket.`,
        status === 403 ? "The proxy changes or drops Origin: let it pass that header on." : passOn,
      );
    } catch (error) {
      return fix(
        `Live updates do not reach members: no WebSocket opens at ${publicUrl}${socketPath}: ${
          describeError(error)
        }.`,
        passOn,
      );
    }
  },
};

async function leadsToUs(examination: Parameters<typeof askThroughProxy>[0]): Promise<boolean> {
  return await askThroughProxy(examination).then(({ arrived }) => arrived !== null, () => false);
}
