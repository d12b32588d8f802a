import type { Examination } from "../examination.ts";
import { type Finding, skipped } from "../finding.ts";
import { askSelf, getLocalOrigin, type SelfAnswer } from "../server/ask-self.ts";

/** An address that no proxy passes on and no member has (RFC 5737). */
export const strangersAddress = "192.0.2.77";

/** A worker has no part in what members' requests pass through (processes.2). */
export const servesNobody =
  "ROLE=worker serves no members: run this where ROLE is web or all, beside what they reach.";

/** Why PUBLIC_URL cannot be looked at; null when it can. */
export function findPublicAddressProblem(
  { config, wrong, running }: Pick<Examination, "config" | "wrong" | "running">,
): Finding | null {
  if (config.role === "worker") return skipped(servesNobody);
  if (wrong.has("PUBLIC_URL")) return skipped("Correct PUBLIC_URL first.");
  if (!running?.serverPid) {
    return skipped("Glimmer does not run here, so it cannot be asked through PUBLIC_URL.");
  }
  return null;
}

/** Whether members' requests come straight to the server. */
export function isDirect(examination: Pick<Examination, "config" | "running">): boolean {
  const { protocol, host, port } = new URL(examination.config.publicUrl);
  const local = getLocalOrigin(examination);
  if (protocol !== "http:" || local === null) return false;
  return host === new URL(local).host || (/^localhost(:|$)/.test(host) && port === new URL(local).port);
}

/** Asks our server through PUBLIC_URL. Rejects when nothing comes back. */
export function askThroughProxy(
  examination: Pick<Examination, "config" | "now">,
  options: Parameters<typeof askSelf>[2] = {},
): Promise<SelfAnswer> {
  return askSelf(examination, examination.config.publicUrl, options);
}
