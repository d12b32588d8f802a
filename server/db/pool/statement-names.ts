import type { DriverQuery } from "./driver.ts";

const unnamed = "unnamed";

/** A template is one object per place in the code, so its stack trace is taken once. */
const ofTemplates = new WeakMap<readonly string[], string>();

/**
 * Statements without a template, by their text. Long ones, and those beyond the limit, are named
 * each time.
 */
const ofTexts = new Map<string, string>();
const mostTexts = 500;
const longestText = 5_000;

/** Names a template at its first use after the caller of `tag`, the function it was given to. */
export function nameTemplate(strings: readonly string[], tag: unknown): void {
  if (ofTemplates.has(strings)) return;
  const name = nameOfCaller(tag);
  if (name !== unnamed) ofTemplates.set(strings, name);
}

/**
 * The same for a statement that is given as a text. A single word, such as
 * `commit`, is its own name.
 */
export function nameText({ strings }: DriverQuery, tag: unknown): void {
  const [text = ""] = strings;
  const name = /^\w+$/.test(text) ? `db/${text}` : ofTexts.get(text) ?? nameOfCaller(tag);
  if (ofTexts.size < mostTexts && text.length < longestText && name !== unnamed) ofTexts.set(text, name);
  ofTemplates.set(strings, name);
}

/** The feature and function a statement stands in: `posts/selectFeedPage`. Never a parameter. */
export function nameOf({ strings }: Pick<DriverQuery, "strings">): string {
  return ofTemplates.get(strings) ?? unnamed;
}

interface Frame {
  readonly method: string | undefined;
  readonly file: string;
}

/**
 * The function of the topmost frame; when that has no name, of its neighbours in the same file,
 * otherwise the file. Without free descriptors there are no frames (`omit-stack-traces.ts`).
 */
function nameOfCaller(tag: unknown): string {
  const frames = framesBelow(tag);
  const [top] = frames;
  if (!top) return unnamed;
  const elsewhere = frames.findIndex(({ file }) => file !== top.file);
  const own = elsewhere < 0 ? frames : frames.slice(0, elsewhere);
  const { area, base } = splitPath(top.file);
  return `${area}/${own.find(({ method }) => method)?.method ?? base}`;
}

function framesBelow(tag: unknown): Frame[] {
  const { stackTraceLimit } = Error;
  const trace: { stack?: string } = {};
  Error.stackTraceLimit = 12;
  Error.captureStackTrace(trace, tag as () => void);
  const lines = String(trace.stack).split("\n");
  Error.stackTraceLimit = stackTraceLimit;
  return lines.flatMap((line) => {
    const found = /^\s*at (?:(?:async |new )?(.+?) (?:\[as .+\] )?\()?((?:file:\/\/|\/|\w:).+?):\d+:\d+\)?$/
      .exec(line);
    // A proxy around `sql`, as in tests and benchmarks, is not where a statement stands.
    if (!found || found[1] === "Object.apply") return [];
    const method = found[1]?.replace(/^.*[.#]/, "");
    return [{ method: method && namesOfNothing.has(method) ? undefined : method, file: String(found[2]) }];
  });
}

/** How a trace calls a function without a name, directly and in a timer. */
const namesOfNothing: ReadonlySet<string> = new Set(["<anonymous>", "_onTimeout"]);

/** `…/server/features/posts/feed/read-feed-page.ts` is `posts` and `read-feed-page`. */
function splitPath(file: string): { area: string; base: string } {
  const path = file.replaceAll("\\", "/");
  const [, area = "server", base = "unnamed"] =
    /^.*\/(?:server\/features|server|build|desktop)\/(?:([^/]+)\/)?(?:.*\/)?([^/.]+)[^/]*$/.exec(path) ?? [];
  return { area, base };
}
