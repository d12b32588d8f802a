import type { Context } from "hono";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { firstCalls, firstFeedModule, homeMarks } from "#shared/system/first-calls.ts";
import type { AppEnv, HeaderPair } from "../routing/app-env.ts";
import { chooseEncoding } from "../responses/compress-json.ts";
import { requestLog } from "../log/request-log.ts";

/** Makes a call of the product's own as the caller of a request. */
export type AskAsCaller = (c: Context<AppEnv>, address: string) => Response | Promise<Response>;

/** The page that a member opens, with its first posts. */
export interface OpenedHome {
  readonly html: string;
  /** The cookies of the calls in it. */
  readonly headers: readonly HeaderPair[];
}

interface FirstFeedModule {
  drawFirstFeed(posts: unknown, promoted: unknown, publicAddress: string): string;
}

/** A response that a page brings along. */
interface FirstResponse {
  readonly address: string;
  readonly headers: Headers;
  readonly json: string;
}

/**
 * How long the page waits for its first posts, in ms. Then it comes without them, and asks itself.
 */
const patienceMs = 1_000;

/**
 * Returns what writes the first posts into home.html, and the responses of its first calls for the
 * app. It returns null, and the page asks itself, when a call fails or takes long. Null when the
 * bundle has no module that draws.
 */
export async function readFirstFeed(
  folder: string,
  home: string,
  ask: AskAsCaller,
): Promise<((c: Context<AppEnv>) => Promise<OpenedHome | null>) | null> {
  const file = pathToFileURL(join(folder, firstFeedModule)).href;
  const module = await (import(/* @vite-ignore */ file) as Promise<FirstFeedModule>).catch(() => null);
  const parts = splitHome(home);
  if (!module || !parts) return null;
  return async (c) => {
    try {
      const responses = await inTime(Promise.all(firstCalls.map((address) => read(c, ask, address))));
      if (!responses?.every((response) => response !== null)) return null;
      const [posts, promoted, member] = responses.map(({ json }) => JSON.parse(json) as unknown);
      // Nobody is signed in with the session of this cookie.
      if (!member) return null;
      const cards = module.drawFirstFeed(posts, promoted, new URL("/", c.req.url).href) || parts.skeleton;
      const cookies = responses.flatMap(({ headers }) => headers.getSetCookie());
      return {
        html: parts.before + cards + parts.between + responses.map((response) =>
          writeResponse(response, c.req.raw)
        ).join("") + parts.after,
        headers: cookies.map((cookie) => ["Set-Cookie", cookie]),
      };
    } catch (error) {
      // The page asks again, and shows what fails.
      requestLog(c).warn({ err: error }, "the home page came without its first posts");
      return null;
    }
  };
}

function splitHome(home: string) {
  const [before, rest] = cut(home, homeMarks.posts);
  const [skeleton, more] = cut(rest, homeMarks.postsEnd);
  const [between, after] = cut(more, homeMarks.responses);
  return after === "" ? null : { before, skeleton, between, after };
}

function cut(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Null when the call is refused. */
async function read(c: Context<AppEnv>, ask: AskAsCaller, address: string): Promise<FirstResponse | null> {
  const response = await ask(c, address);
  if (response.status !== 200) return null;
  return { address, headers: response.headers, json: await response.text() };
}

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => timer = setTimeout(resolve, patienceMs, null));
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Headers of the response itself and of pages: the app reads others. */
const unsent =
  /^(?:set-cookie|content-(?:length|encoding|security-policy)|cross-origin-.*|(?:permissions|referrer)-policy|strict-transport-security|vary|x-content-type-options)$/;

/** A response as data, which no browser runs. The page's script makes a `Response` of it. */
function writeResponse({ address, headers, json }: FirstResponse, request: Request): string {
  // The caller's next call of it accepts what this one accepts, and is answered by this name.
  const { encoding } = chooseEncoding(request, json);
  const sent = [...headers].filter(([name]) => !unsent.test(name))
    .map(([name, value]) => [name, name === "etag" ? value.replace(/-identity"$/, `-${encoding}"`) : value]);
  // By it the app corrects a wrong clock, as by the date of any response.
  const dated = JSON.stringify([...sent, ["date", new Date().toUTCString()]]);
  return `<script type="application/json" data-first-call="${address}" data-headers="${
    escapeAttribute(dated)
  }">${json.replaceAll("<", String.raw`\u003c`)}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
