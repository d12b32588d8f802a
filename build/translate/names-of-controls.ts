import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Expression,
  type JSXAttribute,
  type JSXElement,
  parseSync,
  type TemplateLiteral,
  Visitor,
} from "oxc-parser";

/** A control that shows one message and is named by another, in English. */
export interface NamedControl {
  readonly path: string;
  readonly shown: string;
  readonly name: string;
}

/**
 * Finds the controls of pages whose name has the words that they show, which whoever speaks to
 * their computer says (WCAG 2.5.3). Only messages without plurals are read.
 */
export function findNamedControls(root: string): NamedControl[] {
  const paths = globSync("desktop/renderer/**/*.tsx", { cwd: root });
  return paths.flatMap((path) => findIn(path, readFileSync(join(root, path), "utf8")))
    .filter(({ shown, name }) => hasWords(name, shown));
}

/** Whether a name has the words of what is shown, whatever stands between its values. */
export function hasWords(name: string, shown: string): boolean {
  return fold(name).includes(fold(shown));
}

function fold(text: string): string {
  return text.replaceAll(/\{[^}]*\}/g, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

function findIn(path: string, text: string): NamedControl[] {
  const found: NamedControl[] = [];
  new Visitor({
    JSXElement: ({ openingElement, children }: JSXElement) => {
      const valueOf = (wanted: string) =>
        openingElement.attributes.map((attribute) => readAttribute(attribute as JSXAttribute, wanted)).find(
          Boolean,
        );
      const inside = children.map((child) =>
        child.type === "JSXExpressionContainer" ? readMessage(child.expression as Expression) : undefined
      );
      const [shown, name] = valueOf("aria-label")
        ? [inside.find(Boolean), valueOf("aria-label")]
        : [valueOf("label"), valueOf("name")];
      if (shown && name) found.push({ path, shown, name });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function readAttribute({ type, name, value }: JSXAttribute, wanted: string): string | undefined {
  if (type !== "JSXAttribute" || name.name !== wanted || value?.type !== "JSXExpressionContainer") return;
  return readMessage(value.expression as Expression);
}

/** The English of `` t`…` `` and `t({ message })`. */
function readMessage(node: Expression): string | undefined {
  if (node.type === "TaggedTemplateExpression" && node.tag.type === "Identifier" && node.tag.name === "t") {
    return readTemplate(node.quasi);
  }
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "t") return;
  const [given] = node.arguments;
  if (given?.type !== "ObjectExpression") return;
  for (const property of given.properties) {
    if (property.type !== "Property" || property.key.type !== "Identifier") continue;
    if (property.key.name !== "message") continue;
    if (property.value.type === "TemplateLiteral") return readTemplate(property.value);
    if (property.value.type === "Literal") return String(property.value.value);
  }
}

function readTemplate({ quasis, expressions }: TemplateLiteral): string | undefined {
  const names = expressions.map((value) => {
    if (value.type === "Identifier") return value.name;
    const [property] = value.type === "ObjectExpression" ? value.properties : [];
    return property?.type === "Property" && property.key.type === "Identifier"
      ? property.key.name
      : undefined;
  });
  if (names.includes(undefined)) return;
  return quasis.map(({ value }, at) => value.cooked + (at < names.length ? `{${names[at]}}` : "")).join("");
}
