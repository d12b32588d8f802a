import { usernamePattern } from "../members/username-pattern.ts";
import { stripSentenceEnd } from "../system/opened-address.ts";
import { isReservedUsername } from "../members/reserved-usernames.ts";

/** The target of an address of this server: content by its id, a member by name or id. */
export interface ReportedAddress {
  readonly kind: "post" | "comment" | "member" | "picture";
  readonly target: string;
  /** The address without what says nothing about its target. */
  readonly path: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ofMember = new Set(["user", "profile"]);
const longest = 2000;

/**
 * Finds where an address leads, by its form alone, so that nobody learns here what exists; null
 * when it is none of a post, comment, profile or picture. A whole address belongs to one of
 * `hosts`.
 */
export function parseReportedAddress(given: string, hosts: readonly string[]): ReportedAddress | null {
  const url = parse(stripSentenceEnd(given.trim()), hosts);
  if (!url) return null;
  const [first = "", second = "", third = "", ...more] = url.pathname.replace(/\/$/, "").split("/").slice(1)
    .map(decoded);
  if (more.length > 0) return null;
  if (first === "api") {
    return second === "media" && uuid.test(third) ? found("picture", third, `/api/media/${third}`) : null;
  }
  if (third) return null;
  if (first === "post" || first === "posts") {
    const comment = url.searchParams.get("comment");
    if (!uuid.test(second)) return null;
    return comment !== null && uuid.test(comment)
      ? found("comment", comment, `/post/${second}?comment=${comment}`)
      : found("post", second, `/post/${second}`);
  }
  if (ofMember.has(first)) return memberAt(second, `/${first}/${second}`);
  return second === "" && !isReservedUsername(first) ? memberAt(first.replace(/^@/, ""), `/${first}`) : null;
}

function parse(given: string, hosts: readonly string[]): URL | null {
  if (given.length > longest || !given.isWellFormed()) return null;
  // Without a scheme: 'example.org/post/…' or '/post/…'.
  const whole = given.startsWith("/")
    ? `https://${hosts[0] ?? ""}${given}`
    : /^https?:\/\//i.test(given)
    ? given
    : `https://${given}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  return hosts.some((host) => host.toLowerCase() === url.host.toLowerCase()) ? url : null;
}

function memberAt(name: string, path: string): ReportedAddress | null {
  return usernamePattern.test(name) || uuid.test(name) ? found("member", name, path) : null;
}

/** Ids are lower case in the database. */
function found(kind: ReportedAddress["kind"], target: string, path: string): ReportedAddress {
  return { kind, target: uuid.test(target) ? target.toLowerCase() : target, path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
