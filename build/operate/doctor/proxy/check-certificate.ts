import { once } from "node:events";
import { isIP } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { servesNobody } from "./public-address.ts";

const dayMs = 24 * 60 * 60_000;
const [warnFromDays, fixFromDays] = [14, 3];

/** Whether browsers accept the certificate of PUBLIC_URL, and for how long. */
export const checkCertificate: Check = {
  name: "certificate",
  waitsFor: "The proxy's TLS",
  ifSilent: "Check whether the proxy runs and its firewall lets this machine in.",
  async run({ config, wrong, now }) {
    if (config.role === "worker") return skipped(servesNobody);
    if (wrong.has("PUBLIC_URL")) return skipped("Correct PUBLIC_URL first.");
    const url = new URL(config.publicUrl);
    if (url.protocol !== "https:") return skipped("PUBLIC_URL is not https.");
    try {
      const { validTo, problem } = await readCertificate(url);
      return judgeCertificate(url.hostname, { validTo, problem }, now());
    } catch (error) {
      return skipped(
        `No certificate came from ${url.host}: ${describeError(error)}. See the proxy lines.`,
      );
    }
  },
};

interface Certificate {
  readonly validTo: Date;
  /** In words; null when browsers accept it. */
  readonly problem: string | null;
}

export function judgeCertificate(host: string, { validTo, problem }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
  const todo = "Renew it, and let the proxy read it: certbot renew, then systemctl reload nginx. " +
    "Caddy renews automatically: see its log for why it cannot.";
  if (days < 0) return fix(`The certificate of ${host} expired ${-days} days ago: browsers refuse it.`, todo);
  if (problem) {
    return fix(
      `Browsers refuse the certificate of ${host}: ${problem.replace("its certificate", "it")}.`,
      "Let the proxy send a certificate for this name with its chain (certbot's fullchain.pem).",
    );
  }
  const says = `The certificate of ${host} is valid for ${days} more days.`;
  if (days < fixFromDays) return fix(says, todo);
  return days < warnFromDays ? warn(says, todo) : ok(says);
}

async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const socket: TLSSocket = connect({
    host,
    port: Number(port || 443),
    servername: isIP(host) ? undefined : host,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, "secureConnect");
    const { valid_to: validTo } = socket.getPeerCertificate();
    // Some runtimes give the code alone.
    const reason = socket.authorizationError as Error | string | null;
    const code = reason instanceof Error ? (reason as NodeJS.ErrnoException).code ?? reason.message : reason;
    return {
      validTo: new Date(validTo),
      problem: socket.authorized
        ? null
        : describeError(Object.assign(new Error(String(code)), { code: String(code) })),
    };
  } finally {
    socket.destroy();
  }
}
