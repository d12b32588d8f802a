import type { SelfCheck } from "../../../../server/http/routing/self-check-route.ts";
import { createProxyMatcher, getSource } from "../../../../server/http/security/source-address.ts";
import type { Check } from "../check.ts";
import { describeError, getErrorCode } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";
import { askSelf, getLocalOrigin, type SelfAnswer } from "../server/ask-self.ts";
import { askThroughProxy, findPublicAddressProblem, isDirect, strangersAddress } from "./public-address.ts";
import { readFile } from "node:fs/promises";

/** Asks this very server through PUBLIC_URL, and reads from the answer what the proxy did. */
export const checkProxy: Check = {
  name: "proxy",
  waitsFor: "PUBLIC_URL",
  ifSilent:
    "Check whether the proxy runs and its firewall lets this machine in. If members reach Glimmer, only this " +
    "machine cannot reach its own public address: enter it in /etc/hosts.",
  async run(examination) {
    const problem = findPublicAddressProblem(examination);
    if (problem) return problem;
    const { publicUrl } = examination.config;
    const forged = { "X-Forwarded-For": strangersAddress };
    const [through, direct] = await Promise.all([
      askThroughProxy(examination, { headers: forged }).catch((error: unknown) => error as Error),
      askLocally(examination),
    ]);
    if (through instanceof Error) return unreachable(publicUrl, through);
    if (!through.arrived) return refused(examination, through);
    const found = [whichServer(publicUrl, through.arrived, direct), ...releaseHeader(through)];
    if (isDirect(examination)) return found;
    const onlySource = through.arrived.onlySource ?? direct?.onlySource ?? null;
    return [
      ...found,
      sourceOfMembers(examination, through.arrived),
      ...judgeOnlySource(onlySource, await findGateways()),
    ];
  },
};

async function askLocally(examination: Examination): Promise<SelfCheck | null> {
  const origin = getLocalOrigin(examination);
  return origin === null
    ? null
    : await askSelf(examination, origin).then(({ arrived }) => arrived, () => null);
}

function unreachable(publicUrl: string, error: Error): Finding {
  const { hostname } = new URL(publicUrl);
  const todos: Readonly<Record<string, string>> = {
    ECONNREFUSED: "Start the proxy (systemctl status nginx, or caddy), or correct PUBLIC_URL.",
    ENOTFOUND: `Give ${hostname} an address at your DNS provider, or correct PUBLIC_URL.`,
    EAI_AGAIN: "Check the name servers in /etc/resolv.conf.",
  };
  return fix(
    `Nothing responds at ${publicUrl}: ${describeError(error)}.`,
    todos[getErrorCode(error) ?? ""] ??
      "Check the proxy's log and the firewall. If members reach Glimmer, only this machine cannot reach its own public " +
        `address: add "127.0.0.1 ${hostname}" to /etc/hosts.`,
  );
}

/** Something came back, and not from our server's answer to this question. */
function refused({ config }: Examination, { status, isReleased, headers }: SelfAnswer): Finding {
  const { publicUrl } = config;
  const { hostname } = new URL(publicUrl);
  if (status === 421) {
    return fix(
      `The proxy at ${publicUrl} does not pass Host on: the server refuses every member (421).`,
      "nginx: proxy_set_header Host $host; Caddy passes it on by default.",
    );
  }
  if (status === 503 && isReleased) {
    return fix("The server waits for its database.", "See the database lines.");
  }
  if ([502, 503, 504].includes(status)) {
    return fix(
      `The proxy at ${publicUrl} does not reach the server (${status}).`,
      `Let it pass requests to ${config.host}:${config.port} (nginx: proxy_pass, Caddy: reverse_proxy), and read its log.`,
    );
  }
  if (status >= 300 && status < 400) {
    return fix(
      `${publicUrl} sends members on to ${String(headers.location)}.`,
      "Set PUBLIC_URL to the address that members end up at, and start Glimmer again.",
    );
  }
  if (isReleased) {
    return fix(
      `At ${publicUrl} another Glimmer responds than the one that runs here (${status}).`,
      `Let the proxy, or the DNS entry of ${hostname}, lead to this machine; or give all its servers one SESSION_SECRET.`,
    );
  }
  return fix(
    `At ${publicUrl} something else responds than Glimmer (${status}), or the proxy removes X-Release.`,
    `Let the proxy pass ${hostname} to ${config.host}:${config.port}, with all headers of responses.`,
  );
}

function whichServer(publicUrl: string, through: SelfCheck, direct: SelfCheck | null): Finding {
  if (!direct || direct.process === through.process) return ok(`${publicUrl} leads to this server.`);
  return ok(`${publicUrl} leads to another of your servers this time (process ${through.pid}).`);
}

/** Clients take a response without it for one of some network's gateway. */
function releaseHeader({ isReleased }: SelfAnswer): Finding[] {
  if (isReleased) return [];
  return [fix(
    "The proxy removes X-Release from responses: members see that they are offline.",
    "Remove what drops or renames headers of responses (nginx: proxy_hide_header).",
  )];
}

/** Limits count by the address that the proxy names. */
function sourceOfMembers({ config }: Examination, { forwardedFor, peer, source }: SelfCheck): Finding {
  const shared = "all members together have the limits of one address";
  if (forwardedFor === null) {
    return fix(
      `The proxy does not send X-Forwarded-For: ${shared}.`,
      "nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; Caddy sends it by default.",
    );
  }
  if (forwardedFor === strangersAddress) {
    return fix(
      "The proxy passes X-Forwarded-For on as clients wrote it: they choose the address that limits count by.",
      "nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; Caddy: remove its trusted_proxies.",
    );
  }
  // A doctor beside its proxy has the proxy's address, so that being believed changes nothing.
  const isBelieved = source !== getSource(peer) || createProxyMatcher(config.trustedProxies)(peer);
  if (!isBelieved && config.trustedProxies.length === 0) {
    return fix(
      `TRUSTED_PROXIES is not set, so X-Forwarded-For is not believed: ${shared}.`,
      `Set TRUSTED_PROXIES=${peer} and start Glimmer again.`,
    );
  }
  if (!isBelieved) {
    return fix(
      `The proxy connects from ${peer}, which TRUSTED_PROXIES does not name: ${shared}.`,
      `Set TRUSTED_PROXIES=${[...config.trustedProxies, peer].join(",")} and start Glimmer again.`,
    );
  }
  const proxies = forwardedFor.split(",").length - 1;
  return proxies > 2
    ? warn(
      `Requests pass ${proxies} proxies.`,
      "Check that TRUSTED_PROXIES names each of them, and nobody else.",
    )
    : ok("X-Forwarded-For is passed on and believed.");
}

/**
 * Warns when all requests came from the gateway of this machine's network, as those by IPv6 do when
 * a container's network has none: then all members share one address.
 */
export function judgeOnlySource(onlySource: string | null, gateways: readonly string[]): Finding[] {
  if (onlySource === null || !gateways.includes(onlySource)) return [];
  return [warn(
    `All requests since the start came from ${onlySource}, the gateway of this network: members share the limits of ` +
      "one address.",
    "Docker hides who comes by IPv6 where a container's network has none: set enable_ipv6 as build/deploy/compose.yaml " +
      "does, and see build/docs/deploying.md#addresses-of-members.",
  )];
}

/** The gateways of the default routes. None where the system does not say. */
async function findGateways(): Promise<string[]> {
  return parseGateways(await readFile("/proc/net/route", "utf8").catch(() => ""));
}

/** Linux writes addresses in hexadecimal digits, the last part first. */
export function parseGateways(routes: string): string[] {
  return routes.split("\n").flatMap((line) => {
    const [, destination, gateway = ""] = line.split("\t");
    if (destination !== "00000000" || !/^[\dA-F]{8}$/.test(gateway)) return [];
    return [[...Buffer.from(gateway, "hex")].reverse().join(".")];
  });
}
