import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { getHealth } from "#shared/system/contract.ts";
import { isOwnResponse } from "#shared/system/own-response.ts";
import type { ServerCheck } from "../../bridge.ts";
import { writeText } from "../language/write-text.ts";
import type { Fetch } from "./authorized-calls.ts";
import { readJson } from "./read-json.ts";

const timeoutMs = 8_000;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns the origin of an address as a member types it, or null. It must be https, which is
 * assumed, except on this computer.
 */
export function parseServerAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password || hostname === "") return null;
  if (protocol === "https:") return origin;
  return protocol === "http:" && loopback.has(hostname) ? origin : null;
}

/**
 * Checks by its health call whether there is a Glimmer server at an address (api.12). A 503 counts:
 * only its database is away.
 */
export async function checkServer(fetch: Fetch, typed: string): Promise<ServerCheck> {
  const address = parseServerAddress(typed);
  if (address === null) return noServer(msg`Please enter an address like https://glimmer.example.org.`);
  const response = await fetch(address + getHealth.path, {
    headers: { Accept: "application/json" },
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (response === null) {
    return noServer(msg`No server responds at ${{ address }}. Check the address and your connection.`);
  }
  const health = getHealth.response.safeParse(await readJson(response).catch(() => null));
  if (!health.success || !isOwnResponse(response)) {
    return noServer(
      [
        msg`What responds at ${{ address }} is not Glimmer.`,
        msg`Check the address; if your Wi-Fi or network wants you to sign in, do that first.`,
      ],
    );
  }
  return { isServer: true, address, version: health.data.version };
}

function noServer(reason: Text): ServerCheck {
  return { isServer: false, reason: writeText(reason) };
}
