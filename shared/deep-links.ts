import { usernamePattern } from "./members/username-pattern.ts";
import { stripSentenceEnd } from "./system/opened-address.ts";
import { product } from "./product.ts";

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const token = /^[\w.~-]{1,1500}$/;
const signInToken = /^[\w-]{43}$/;
const stripeSession = /^cs_[A-Za-z0-9_]{1,200}$/;
const outcome = /^(success|cancelled|canceled|cancel|failed)$/;
const member = new RegExp(`${usernamePattern.source}|${id.source}`, "i");
const nothing = /^$/;

interface Row {
  /** Shape of the path after the first word. */
  readonly rest: RegExp;
  /** Allowed parameters and their shape; others are dropped. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** At least one of these is required. */
  readonly needsOneOf?: readonly string[];
}

/** Routes that links from outside may open, by their first word. All others are ignored. */
const routes: Readonly<Record<string, Row>> = {
  post: { rest: id, query: { comment: id } },
  user: { rest: member },
  chat: { rest: nothing, query: { user: member } },
  shop: { rest: nothing, query: { payment: outcome, session_id: stripeSession, tab: /^badges$/ } },
  "verify-email": { rest: nothing, query: { token }, needsOneOf: ["token"] },
  login: { rest: nothing, query: { token, link: signInToken }, needsOneOf: ["token", "link"] },
  notifications: { rest: nothing },
  "xp-history": { rest: nothing },
};

const longestLink = 2_000;

/** The path for a `glimmer://` link; null for every link that does not match completely. */
export function parseDeepLink(opened: string): string | null {
  const link = stripSentenceEnd(opened);
  if (link.length > longestLink || /[\s\\\p{Cc}]/u.test(link) || !URL.canParse(link)) return null;
  const { protocol, host, pathname, searchParams, hash, username, password } = new URL(link);
  if (protocol !== `${product.scheme}:` || hash || username || password) return null;
  const row = Object.hasOwn(routes, host) ? routes[host] : undefined;
  // Windows adds a slash to a link without a path.
  const rest = pathname.replace(/^\//, "").replace(/\/$/, "");
  if (!row || !row.rest.test(rest)) return null;
  const query = parseQuery(searchParams, row);
  if (query === null) return null;
  return `/${host}${rest && `/${rest}`}${query && `?${query}`}`;
}

/** Null when a parameter is repeated, malformed or missing. */
function parseQuery(params: URLSearchParams, { query = {}, needsOneOf }: Row): string | null {
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(query)) {
    const values = params.getAll(name);
    if (values.length > 1 || values.some((value) => !pattern.test(value))) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return needsOneOf && !needsOneOf.some((name) => kept.has(name)) ? null : kept.toString();
}

/** The `glimmer://` link of a path. A word that is no route is a member's name. */
export function formatDeepLink(path: string): string {
  const [word = ""] = path.slice(1).split(/[/?]/);
  const isMember = word !== "" && !Object.hasOwn(routes, word);
  return `${product.scheme}:/${isMember ? "/user" : ""}${path}`;
}
