import { type JSXElement, parseSync, Visitor } from "oxc-parser";
import type { Module } from "../read-modules.ts";
import { isTrans } from "./child-kinds.ts";

/** Names that are the same in every language; keys and what is dragged, as browsers name them. */
const namesOfThings = new Set([
  "Enter",
  "Escape",
  "Esc",
  "Tab",
  "Control",
  "Alt",
  "Shift",
  "Meta",
  "Fn",
  "Files",
]);

/**
 * The legal texts are the operator's, in the language in which they hold; generated icons have
 * paths.
 */
const withoutMessages = /\.test\.tsx?$|\/testing\/|\/app\/legal\/(?!LegalPage)|\/ui\/icons\//;

/** Attributes whose values nobody reads. */
const codeAttributes = /^(?:class(?:Name)?|d|href|id|key|src|to|type|rel|viewBox|transform)$/;

/** Browsers and systems, whose names are the same in every language. */
const namesOfPrograms =
  /^(?:Android|Chrome|Edge|Firefox|Headless Chrome|Linux|Opera|Safari|Samsung Internet|Vivaldi|Windows)$/;

/** Calls whose texts are for developers. */
const forDevelopers = /^(?:Error|TypeError|RangeError|SyntaxError|DOMException)$/;

/**
 * The texts of screens that are in no message, as `file:line: text`: a member would read them in
 * English in every language. A text is what begins with a capital and reads as words, and all that
 * stands between tags.
 */
export function findBareTexts(modules: readonly Pick<Module, "path" | "text">[]): string[] {
  const screens = modules.filter(({ path }) =>
    path.startsWith("desktop/renderer/") && !withoutMessages.test(path)
  );
  return screens.flatMap(({ path, text }) =>
    textsIn(path, text).map(({ start, words }) =>
      `${path}:${text.slice(0, start).split("\n").length}: ${words.trim()}`
    )
  );
}

interface Text {
  readonly start: number;
  readonly words: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function textsIn(path: string, source: string): Text[] {
  const found: Text[] = [];
  const marked: Range[] = [];
  const mark = ({ start, end }: Range) => void marked.push({ start, end });
  const find = (start: number, words: string) => {
    if (namesOfPrograms.test(words)) return;
    if (isSentence(words) && !namesOfThings.has(words)) found.push({ start, words });
  };
  new Visitor({
    ImportDeclaration: mark,
    ExportAllDeclaration: mark,
    TaggedTemplateExpression: mark,
    CallExpression: (node) => {
      if (node.callee.type === "Identifier" && /^(?:t|msg|plural|select)$/.test(node.callee.name)) mark(node);
      if (source.slice(node.callee.start, node.callee.end).startsWith("console.")) mark(node);
    },
    NewExpression: (node) => {
      if (node.callee.type === "Identifier" && forDevelopers.test(node.callee.name)) mark(node);
    },
    BinaryExpression: mark,
    JSXElement: (node: JSXElement) => {
      // What is between its braces may still be a bare text.
      if (!isTrans(node)) return;
      const words = node.children.filter(({ type }) => type !== "JSXExpressionContainer");
      [node.openingElement, ...words].forEach(mark);
    },
    JSXAttribute: (node) => {
      if (node.name.type === "JSXIdentifier" && codeAttributes.test(node.name.name)) mark(node);
    },
    JSXText: ({ start, value }) => {
      if (/\p{L}/u.test(value)) found.push({ start, words: value });
    },
    Literal: ({ start, value }) => {
      if (typeof value === "string") find(start, value);
    },
    TemplateLiteral: ({ start, quasis }) => find(start, quasis.map(({ value }) => value.raw).join("…")),
  }).visit(parseSync(path, source).program);
  return found.filter(({ start }) => !marked.some((range) => range.start <= start && start < range.end));
}

/** Begins with a capital, and is more than one word or one whole word. */
function isSentence(text: string): boolean {
  const words = text.trim();
  return /^[“"‘(…]?\p{Lu}/u.test(words) && (/^\S+\s\S/.test(words) || /^\p{Lu}\p{Ll}+[.!?…]?$/u.test(words));
}
