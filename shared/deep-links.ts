import { usernamePattern } from "./members/rules.ts";
import { product } from "./product.ts";

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const token = /^[\w.~-]{1,1500}$/;
const signInToken = /^[\w-]{43}$/;
const stripeSession = /^cs_[A-Za-z0-9_]{1,200}$/;
const outcome = /^(success|cancelled|canceled|cancel|failed)$/;
const member = new RegExp(`${usernamePattern.source}|${id.source}`, "i");
const nothing = /^$/;

interface Row {
  /** What follows the first word. */
  readonly rest: RegExp;
  /** The parameters it may carry, and what they look like. Others are dropped. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** It leads nowhere without one of these. */
  readonly needsOneOf?: readonly string[];
}

/** Where links from outside may lead: routes of the product, by their first word. Whatever is not here is ignored. */
const routes: Readonly<Record<string, Row>> = {
  post: { rest: id },
  user: { rest: member },
  chat: { rest: nothing, query: { user: member } },
  shop: { rest: nothing, query: { payment: outcome, session_id: stripeSession } },
  "verify-email": { rest: nothing, query: { token }, needsOneOf: ["token"] },
  login: { rest: nothing, query: { token, link: signInToken }, needsOneOf: ["token", "link"] },
  notifications: { rest: nothing },
};

const longestLink = 2_000;

/** The path of the product a `glimmer://` link leads to; null for every link that is not wholly what we expect. */
export function pathOfDeepLink(link: string): string | null {
  if (link.length > longestLink || /[\s\\\p{Cc}]/u.test(link) || !URL.canParse(link)) return null;
  const { protocol, host, pathname, searchParams, hash, username, password } = new URL(link);
  if (protocol !== `${product.scheme}:` || hash || username || password) return null;
  const row = Object.hasOwn(routes, host) ? routes[host] : undefined;
  // Windows adds a slash to what has none.
  const rest = pathname.replace(/^\//, "").replace(/\/$/, "");
  if (!row || !row.rest.test(rest)) return null;
  const query = queryFrom(searchParams, row);
  if (query === null) return null;
  return `/${host}${rest && `/${rest}`}${query && `?${query}`}`;
}

/** Null when a parameter stands twice, is not what it should be, or is missing. */
function queryFrom(params: URLSearchParams, { query = {}, needsOneOf }: Row): string | null {
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(query)) {
    const values = params.getAll(name);
    if (values.length > 1 || values.some((value) => !pattern.test(value))) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return needsOneOf && !needsOneOf.some((name) => kept.has(name)) ? null : kept.toString();
}

/** The link that leads to a path: the other way round. */
export function deepLinkTo(path: string): string {
  return `${product.scheme}:/${path}`;
}
