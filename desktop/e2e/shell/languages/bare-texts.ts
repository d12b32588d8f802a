import type { Page } from "@playwright/test";
import { flatten, readTexts } from "./read-texts.ts";

interface Exception {
  /** What may stand in plain English, */
  readonly words: RegExp;
  /** for this reason, */
  readonly reason: string;
  /** only at these addresses, where it has some. */
  readonly at?: RegExp;
}

const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
const exceptions: readonly Exception[] = [
  { words: /\b(?:Glimmer|Lisa)\b/g, reason: "names of the product and of its assistant" },
  {
    words: new RegExp(`\\b(?:${months}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|at)\\b`, "g"),
    reason: "dates, which browsers write in English, since they do not know the pseudo-language",
  },
  { words: /\bDeutsch\b/g, reason: "names of languages, in themselves" },
  { words: /\bHeadless Chrome\b|\bLinux\b|\bnode\b/g, reason: "names of programs", at: /^\/settings/ },
  { words: /\b(?:alloy|echo|fable|nova|onyx|shimmer)\b/g, reason: "names of voices", at: /^\/settings/ },
  { words: /, and /g, reason: "lists, which browsers write in English for the same reason" },
  { words: /“[^“]*…”/g, reason: "the beginning of a post, in the title of its page" },
  { words: /walk/gi, reason: "what is searched for", at: /^\/search/ },
  { words: /^[a-z]+(?:, [a-z]+)*$/g, reason: "a bot's interests, which its operator wrote", at: /tab=bots/ },
  {
    words: /^[a-z]+$/g,
    reason: "codes of decisions, rules and cases in the record, as its export has them",
    at: /tab=audit/,
  },
];

/** Texts that the server sent to the page, by members or its own, in the order of their length. */
export class SentTexts {
  readonly #texts = new Set<string>();
  readonly #pending: Promise<void>[] = [];

  constructor(page: Page) {
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      // A page that is left drops what it was still loading.
      const read = async () =>
        this.#add(type.includes("json") ? await response.json() : firstCallsIn(await response.text()));
      if (/json|html/.test(type)) this.#pending.push(read().catch(() => undefined));
    });
  }

  async read(): Promise<string[]> {
    await Promise.all(this.#pending);
    return [...this.#texts].toSorted((one, other) => other.length - one.length);
  }

  #add(value: unknown): void {
    // Codes are no texts.
    if (typeof value === "string" && !/^[a-z0-9_:-]*$/.test(value)) this.#texts.add(flatten(value));
    else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach((one) => this.#add(one));
    }
  }
}

/** The responses that the server has written into the page already. */
function firstCallsIn(html: string): unknown[] {
  return [...html.matchAll(/<script[^>]*data-first-call[^>]*>(.+?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json)
  );
}

/** Returns the texts of the page that have a word which no message of the pseudo-language has. */
export async function findBareTexts(page: Page, sent: SentTexts): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const allowed = exceptions.filter(({ at }) => at?.test(pathname + search) ?? true);
  const texts = new Set(await readTexts(page));
  const sentTexts = await sent.read();
  return [...texts].filter((text) => {
    if (!hasPlainWord(text) || isSent(text, sentTexts)) return false;
    const own = sentTexts.reduce((rest, one) => (one.length > 2 ? rest.replaceAll(one, "·") : rest), text);
    return hasPlainWord(allowed.reduce((rest, { words }) => rest.replaceAll(words, "·"), own));
  });
}

/** Addresses, names with a sign and what has digits are no words. */
function hasPlainWord(text: string): boolean {
  const words = text.split(/[\s"'(),:;·…]+/).filter((word) => !/[\d@#_/]|\w\.\w/.test(word));
  return words.some((word) => /^[a-z]{3,}[.!?]?$/i.test(word) && /[aeiou]/i.test(word));
}

/** A part of a sent text may be shortened. */
function isSent(text: string, sent: readonly string[]): boolean {
  const start = text.replace(/…$/, "");
  return sent.some((one) => one === start || (start.includes(" ") && one.includes(start)));
}
