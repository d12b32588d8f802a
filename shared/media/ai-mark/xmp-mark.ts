import { saysMadeByModel } from "./digital-source-type.ts";

/** What a scan skips whole: the words in it are no properties. */
const skipped = [["<!--", "-->"], ["<![CDATA[", "]]>"], ["<?", "?>"]] as const;
const attribute = /\s([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Whether XMP gives a model as the `DigitalSourceType`: as an attribute, or as an element with text
 * or `rdf:resource`. A caption that contains the words does not count. Reads the text once.
 */
export function xmpSaysMadeByModel(xmp: string): boolean {
  let at = xmp.indexOf("<");
  while (at !== -1) {
    const start = at;
    const ends = skipped.find(([opening]) => xmp.startsWith(opening, start))?.[1];
    const end = ends ? xmp.indexOf(ends, start) : endOfTag(xmp, start);
    if (end === -1) return false;
    at = xmp.indexOf("<", end);
    if (ends) continue;
    const text = xmp.slice(end + 1, at === -1 ? undefined : at);
    if (sourceTypesIn(xmp.slice(start + 1, end), text).some(saysMadeByModel)) return true;
  }
  return false;
}

/** The place of the tag's `>`, which does not stand in quotes; -1 when it has none. */
function endOfTag(xmp: string, start: number): number {
  let quote = "";
  for (let at = start; at < xmp.length; at += 1) {
    const letter = xmp.charAt(at);
    if (quote) {
      if (letter === quote) quote = "";
    } else if (letter === ">") return at;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return -1;
}

function sourceTypesIn(tag: string, text: string): string[] {
  const [name = ""] = /^[^\s/]*/.exec(tag) ?? [];
  const isElement = localName(name) === "DigitalSourceType";
  const found = isElement ? [text] : [];
  for (const [, key = "", double, single] of tag.matchAll(attribute)) {
    const isGiven = localName(key) === (isElement ? "resource" : "DigitalSourceType");
    if (isGiven) found.push(double ?? single ?? "");
  }
  return found;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
