import type { Expression, JSXElement } from "oxc-parser";
import { collectReturns, isFunction, type Names } from "./names-in.ts";

/** The thing that React makes of one child; `unknown` when the file does not say. */
export type Kind =
  | "nothing"
  /** An element that stays. */
  | "element"
  /** Elements that come and go. */
  | "elements"
  /** A text that stays. */
  | "text"
  /** White space that stays. */
  | "space"
  /** A text that may change. */
  | "changing"
  /** A list with texts in it. */
  | "texts"
  | "unknown";

export function getKind(node: Expression, names: Names): Kind {
  switch (node.type) {
    case "JSXElement":
      return kindOfElement(node, names);
    case "JSXFragment":
      return "elements";
    case "Literal":
      if (typeof node.value === "string") return getKindOfText(node.value);
      return node.value === null || typeof node.value === "boolean" ? "nothing" : "text";
    case "TemplateLiteral":
      return node.expressions.length === 0 ? "text" : "changing";
    case "TaggedTemplateExpression":
      return isMessage(node.tag) && node.quasi.expressions.length === 0 ? "text" : "changing";
    case "ConditionalExpression":
      return either(getKind(node.consequent, names), getKind(node.alternate, names));
    case "LogicalExpression":
      return either(
        node.operator === "&&" ? "nothing" : getKind(node.left, names),
        getKind(node.right, names),
      );
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ChainExpression":
      return getKind(node.expression, names);
    case "ArrayExpression":
      return listOf(
        node.elements.map((one) =>
          one ? getKind(one.type === "SpreadElement" ? one.argument : one, names) : "nothing"
        ),
      );
    case "Identifier":
      return kindOfName(node.name, names);
    case "MemberExpression":
      return node.object.type === "Identifier" && !node.computed && names.imported.has(node.object.name)
        ? "text"
        : "unknown";
    case "CallExpression":
      return kindOfCall(node, names);
    default:
      return "unknown";
  }
}

/** `t`, which marks the messages of the pages. */
function isMessage(node: Expression): boolean {
  return node.type === "Identifier" && node.name === "t";
}

/** A message with elements in it. */
export function isTrans({ openingElement: { name } }: JSXElement): boolean {
  return name.type === "JSXIdentifier" && name.name === "Trans";
}

export function getKindOfText(text: string): Kind {
  if (text === "") return "nothing";
  return text.trim() === "" ? "space" : "text";
}

/** Returns the kind that a function or component renders. */
export function getKindOfReturn(returned: Expression | null, names: Names): Kind {
  return returned ? getKind(returned, names) : "nothing";
}

/**
 * `Suspense` swaps what it has inside, and what a tag like `Part.Row` or a local `Icon` stands for
 * is not known here.
 */
function kindOfElement(element: JSXElement, names: Names): Kind {
  if (isTrans(element)) return "texts";
  const { name } = element.openingElement;
  if (name.type !== "JSXIdentifier") return "elements";
  const isChosen = /^[A-Z]/.test(name.name) && names.values.has(name.name) && !names.functions.has(name.name);
  return name.name === "Suspense" || isChosen || names.fleeting.has(name.name) ? "elements" : "element";
}

function kindOfName(name: string, names: Names): Kind {
  if (name === "undefined") return "nothing";
  const given = names.values.get(name);
  if (!given) return names.imported.has(name) ? "text" : "unknown";
  // A name may be given itself, as in `text = text.trim()`.
  const values = new Map(names.values);
  values.delete(name);
  return given.map((value) => value === "elements" ? value : getKind(value, { ...names, values })).reduce(
    either,
  );
}

type Call = Extract<Expression, { type: "CallExpression" }>;

function kindOfCall({ callee, arguments: given }: Call, names: Names): Kind {
  if (isMessage(callee)) return "text";
  if (callee.type === "Identifier") {
    return kindsOfFunction(callee.name, names)?.reduce(either, "nothing") ??
      (names.values.has(callee.name) ? kindOfName(callee.name, names) : "unknown");
  }
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "unknown";
  // `list.map(…)`, `list.flatMap(…)`, `Array.from(list, …)`
  if (!/^(map|flatMap|from)$/.test(callee.property.name)) return "unknown";
  const callback = given.at(-1);
  if (callback?.type === "Identifier") return listOf(kindsOfFunction(callback.name, names) ?? []);
  if (!callback || !isFunction(callback)) return "unknown";
  return listOf(collectReturns(callback).map((one) => getKindOfReturn(one, names)));
}

function kindsOfFunction(name: string, names: Names): Kind[] | undefined {
  const functions = new Map(names.functions);
  functions.delete(name);
  return names.functions.get(name)?.map((one) => getKindOfReturn(one, { ...names, functions }));
}

function either(a: Kind, b: Kind): Kind {
  const isAny = (...kinds: Kind[]) => kinds.includes(a) || kinds.includes(b);
  if (isAny("texts")) return "texts";
  if (isAny("changing", "text", "space")) return "changing";
  if (isAny("unknown")) return "unknown";
  return isAny("element", "elements") ? "elements" : "nothing";
}

function listOf(kinds: readonly Kind[]): Kind {
  return kinds.every((kind) => ["element", "elements", "nothing"].includes(kind)) ? "elements" : "texts";
}
