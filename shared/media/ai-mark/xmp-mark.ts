import { isAiSourceType } from "./digital-source-type.ts";
import { countSteps, type TakeStep } from "./steps.ts";
import { createNamespaces, decodeReferences, readXml } from "./xml-namespaces.ts";

/** Far above any real packet: the rest of a larger one is not read. */
export const mostXmpBytes = 2 ** 20;
/** How many tags and attributes are read of a file's packets: a long history has some thousand. */
export const mostTags = 20_000;

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const [root, description] = [`${rdf}RDF`, `${rdf}Description`];
const sourceType = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/DigitalSourceType";

/**
 * Whether XMP gives a model as the picture's own `DigitalSourceType` of IPTC: a property of a
 * description that stands right inside `rdf:RDF`, as an attribute, or as an element with a text,
 * `rdf:resource` or `rdf:value`. That of an ingredient or an earlier version stands deeper and does
 * not count, nor does a caption that contains the words.
 */
export function hasXmpAiMark(xmp: string, takeStep: TakeStep = countSteps(mostTags)): boolean {
  const namespaces = createNamespaces();
  const path: string[] = [];
  let text = "";
  for (const part of readXml(xmp, takeStep)) {
    if (part.kind === "text") {
      if (isValue(path)) text += part.isLiteral ? part.text : decodeReferences(part.text);
    } else if (part.kind === "open") {
      namespaces.enter(part);
      path.push(namespaces.resolve(part.name));
      for (const [key, value] of part.attributes) {
        const isProperty = isGiven(path, namespaces.resolve(key, true));
        if (isProperty && isAiSourceType(decodeReferences(value))) return true;
      }
      text = "";
    } else {
      if (isValue(path) && isAiSourceType(text)) return true;
      namespaces.leave();
      path.pop();
      text = "";
    }
  }
  return false;
}

/** How deep the path is inside the property; 0 for the property itself, -1 outside. */
function depthInProperty(path: readonly string[]): number {
  const top = path[0] === root ? 0 : 1;
  const isInside = path[top] === root && path[top + 1] === description && path[top + 2] === sourceType;
  return isInside ? path.length - top - 3 : -1;
}

/** Whether a text here is the property's: its own, or its `rdf:value` beside qualifiers. */
function isValue(path: readonly string[]): boolean {
  const depth = depthInProperty(path);
  return depth === 0 || (depth > 0 && depth < 3 && path.at(-1) === `${rdf}value`);
}

/** Whether an attribute of the innermost element is the property, or its value. */
function isGiven(path: readonly string[], name: string): boolean {
  const isTop = path.length <= 3 && path.at(-1) === description && path.at(-2) === root;
  if (name === sourceType) return isTop;
  const depth = depthInProperty(path);
  return (name === `${rdf}resource` && depth === 0) ||
    (name === `${rdf}value` && (depth === 0 || (depth === 1 && path.at(-1) === description)));
}
