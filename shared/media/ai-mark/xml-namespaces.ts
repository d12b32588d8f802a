import type { TakeStep } from "./steps.ts";

type Opening = Extract<XmlPart, { kind: "open" }>;

/** The meaning of prefixes while XML is read: each element may give some for what is inside it. */
export function createNamespaces() {
  const meanings = new Map<string, string[]>();
  const declared: string[][] = [];

  /** The name with its namespace in place of its prefix; without one when none is declared. */
  function resolve(name: string, isAttribute = false): string {
    const colon = name.indexOf(":");
    if (colon === -1 && isAttribute) return name;
    const namespace = meanings.get(colon === -1 ? "" : name.slice(0, colon))?.at(-1);
    return (namespace ?? "") + name.slice(colon + 1);
  }

  return {
    resolve,
    /** Takes an element's declarations. */
    enter({ attributes }: Opening): void {
      const prefixes: string[] = [];
      for (const [key, namespace] of attributes) {
        if (key !== "xmlns" && !key.startsWith("xmlns:")) continue;
        const prefix = key.slice("xmlns:".length);
        const stack = meanings.get(prefix);
        if (stack) stack.push(namespace);
        else meanings.set(prefix, [namespace]);
        prefixes.push(prefix);
      }
      declared.push(prefixes);
    },
    /** Forgets those of the element that was entered last. */
    leave(): void {
      for (const prefix of declared.pop() ?? []) meanings.get(prefix)?.pop();
    },
  };
}

/** A tag or a text of XML, as it stands; a literal text has no references to decode. */
type XmlPart =
  | { readonly kind: "open"; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: "close" }
  | { readonly kind: "text"; readonly text: string; readonly isLiteral: boolean };

/** Markup that is no element, and where it ends. */
const skipped = [["<!--", "-->"], ["<?", "?>"], ["<!", ">"]] as const;
const cdata = ["<![CDATA[", "]]>"] as const;
const tagName = /[^\s/>=<"']+/y;
const attribute = /\s+([^\s/>=<"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const tagEnd = /\s*(\/?)>/y;

/**
 * The tags and texts of XML in their order; an empty element closes at once. Stops at the first
 * fault, as XMP is well-formed or is no XMP. Each tag and each attribute takes a step.
 */
export function* readXml(xml: string, takeStep: TakeStep): Generator<XmlPart> {
  let at = 0;
  while (takeStep()) {
    const start = xml.indexOf("<", at);
    if (start === -1) return;
    if (start > at) yield { kind: "text", text: xml.slice(at, start), isLiteral: false };
    const tag = readTag(xml, start, takeStep);
    if (!tag) return;
    yield* tag.parts;
    at = tag.end;
  }
}

function readTag(xml: string, start: number, takeStep: TakeStep) {
  if (xml.startsWith(cdata[0], start)) {
    const end = xml.indexOf(cdata[1], start);
    if (end === -1) return null;
    const text = xml.slice(start + cdata[0].length, end);
    return { end: end + cdata[1].length, parts: [{ kind: "text", text, isLiteral: true } as const] };
  }
  const passed = skipped.find(([opening]) => xml.startsWith(opening, start));
  if (passed) {
    const end = xml.indexOf(passed[1], start + passed[0].length);
    return end === -1 ? null : { end: end + passed[1].length, parts: [] };
  }
  if (xml[start + 1] === "/") {
    const end = xml.indexOf(">", start);
    return end === -1 ? null : { end: end + 1, parts: [{ kind: "close" } as const] };
  }
  return readOpeningTag(xml, start + 1, takeStep);
}

function readOpeningTag(xml: string, start: number, takeStep: TakeStep) {
  const name = matchAt(tagName, xml, start);
  if (!name) return null;
  const attributes = new Map<string, string>();
  let at = start + name[0].length;
  for (let found = matchAt(attribute, xml, at); found; found = matchAt(attribute, xml, at)) {
    if (!takeStep()) return null;
    const [all, key = "", double, single] = found;
    attributes.set(key, double ?? single ?? "");
    at += all.length;
  }
  const end = matchAt(tagEnd, xml, at);
  if (!end) return null;
  const opened = { kind: "open", name: name[0], attributes } as const;
  const closed = { kind: "close" } as const;
  return { end: at + end[0].length, parts: end[1] ? [opened, closed] : [opened] };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text or an attribute's value without references to characters. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
