import { parseSync, type TemplateLiteral, Visitor } from "oxc-parser";
import type { Module } from "../read-modules.ts";

/** Where texts come from that people read; those of screens are found by `jsx/bare-texts.ts`. */
const sources = /^(?:shared|server|desktop\/main)\//;

/** Files whose texts others read, in English. */
const forOthers: readonly RegExp[] = [
  // Tests and their doubles.
  /\.test\.ts$|\/testing\/|^server\/tests\//,
  // Operators: settings, programs for the database, starts and stops, which models there are, and
  // the desktop's self-test.
  /^server\/(?:config|settings\/|db\/(?:copy|migrate|pool)\/|metrics\/|serve\/|providers\/ai\/models\/)/,
  /^desktop\/main\/self-test\//,
  // Operators, in the log: how a payment differs from its order.
  /^server\/features\/shop\/(?:events\/|reconcile-|.+\/settle\/(?:apply-reading|decide-crown|settle-))/,
  // Developers: the document of the contract, and why a grant is void.
  /^server\/http\/contract\/describe-|\/(?:openapi-document|docs-page)\.ts$|\/grants\/grants\.ts$/,
  // Models, and what judges by words.
  /\/prompts\/|-prompts\.ts$|\/lisa\/load-question-to-lisa\.ts$|\/make-title\.ts$|^server\/classifier\//,
];

/** Texts that are the same in every language. */
const same = new Set([
  // A message that is kept and known again by its words (posts.9).
  "Check out this post!",
  // Beside names of fields, which are the contract's.
  "The body",
  // The folder of an app in development.
  "… in development",
  // A response that our client of Stripe makes for Stripe's own.
  "The response is no JSON object",
  // A model's name.
  "Standard",
  // Help lines, as their countries know them.
  "Centre de Prévention du Suicide",
  "Linka bezpečí",
  "Jaunimo linija",
  "SOS Détresse – Hëllef iwwer Telefon",
]);

/** Calls that are part of a message, and those whose texts operators and developers read. */
const calls =
  /^(?:msg|plural|select|selectOrdinal|super|console\.\w+|(?:.+\.)?log\.\w+|.+\.(?:describe|meta))$/s;

/** What people read even where it is one word. */
const labelKeys = /^(?:label|title|message|detail|placeholder)$/;

/**
 * The texts of the server, of `shared/` and of the desktop's main process that are no messages, as
 * `file:line: text`: people would read them in English in every language. A text begins with a
 * capital or a value, and goes on in words or ends as a sentence; of a label the capital is enough.
 * What is thrown is left out: by its type, an error that members read takes only messages.
 */
export function findTextsWithoutMessage(modules: readonly Pick<Module, "path" | "text">[]): string[] {
  return modules
    .filter(({ path }) => sources.test(path) && !forOthers.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) =>
      textsIn(path, text).map(({ start, words }) =>
        `${path}:${text.slice(0, start).split("\n").length}: ${words}`
      )
    );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Text extends Range {
  readonly words: string;
}

function textsIn(path: string, source: string): Text[] {
  const found: Text[] = [];
  const ranges: (Range & { readonly isLeftOut: boolean })[] = [];
  const leaveOut = ({ start, end }: Range) => void ranges.push({ start, end, isLeftOut: true });
  const lookInto = ({ start, end }: Range) => void ranges.push({ start, end, isLeftOut: false });
  const nameOf = ({ start, end }: Range) => source.slice(start, end);
  const labels = new Set<number>();
  const find = ({ start, end }: Range, words: string) => {
    const isFound = isText(words) || labels.has(start) && /^\p{Lu}\p{Ll}/u.test(words);
    if (isFound && !same.has(words)) found.push({ start, end, words });
  };
  new Visitor({
    ThrowStatement: leaveOut,
    TaggedTemplateExpression: ({ tag, quasi }) => {
      leaveOut(quasi);
      // A message's values are not written in the reader's language, unless they are messages.
      quasi.expressions.forEach(lookInto);
      if (nameOf(tag) === "html") found.push(...textsBetweenTags(quasi));
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (calls.test(nameOf(callee))) given.forEach(leaveOut);
    },
    NewExpression: ({ callee, arguments: given }) => {
      // An error that is thrown later, or a response to no person.
      if (!/^(?:Map|Set)$/.test(nameOf(callee))) given.filter(isString).forEach(leaveOut);
    },
    Property: ({ key, value }) => {
      if (nameOf(key) === "summary") leaveOut(value);
      if (labelKeys.test(nameOf(key))) labels.add(value.start);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==$/.test(node.operator)) leaveOut(node);
    },
    Literal: (node) => {
      if (typeof node.value === "string") find(node, node.value);
    },
    TemplateLiteral: (node) => find(node, wordsOf(node)),
  }).visit(parseSync(path, source).program);
  return found.filter((text) => !innermost(ranges, text)?.isLeftOut).toSorted((a, b) => a.start - b.start);
}

function wordsOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.raw).join("…");
}

/** The element's own range would be left out. */
function textsBetweenTags(page: TemplateLiteral): Text[] {
  const pieces = wordsOf(page).matchAll(/>([^<>]+)</g);
  return [...pieces].map(([, piece = ""]) => piece.trim()).filter(isText)
    .map((words) => ({ start: page.start, end: Infinity, words }));
}

/** Ranges lie in each other as their nodes do. */
function innermost<R extends Range>(ranges: readonly R[], { start, end }: Range): R | undefined {
  return ranges.filter((range) => range.start <= start && end <= range.end)
    .toSorted((a, b) => (a.end - a.start) - (b.end - b.start))[0];
}

function isString({ type }: { readonly type: string }): boolean {
  return type === "Literal" || type === "TemplateLiteral";
}

/** Headers and their like are none: `Contact: mailto:…`. */
function isText(text: string): boolean {
  const words = text.trim();
  if (/^[\w-]+: \S+$/.test(words)) return false;
  return /^[“"‘(]?(?:\p{Lu}|…)/u.test(words) && (/\s\p{Ll}/u.test(words) || /\p{Ll}[.!?]$/u.test(words));
}
