import {
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  parseSync,
  Visitor,
} from "oxc-parser";
import type { Module } from "../read-modules.ts";
import { getKind, getKindOfReturn, getKindOfText, isTrans, type Kind } from "./child-kinds.ts";
import { collectNames, type Names, type Program } from "./names-in.ts";

const rules = {
  changing: "a text that may change, or is not known to be an element, is the only child of its element",
  bare: "bare text has no sibling that comes and goes",
  loose: "a text stands in an element, not loose in a fragment or in what a component returns",
  branch: "two branches with the same element differ by a key, or have no bare text beside other children",
} as const;

/**
 * The texts that a browser which translates the page would break, as `file:line: rule`.
 *
 * Such browsers replace text nodes by `<font>` elements. React keeps the nodes that it made: it
 * writes a changed text into a node that nobody sees any more, and throws when it removes such a
 * node or puts something before it. A text that is the only child of its element is safe, since
 * React then sets the content of the element; so is one that stays beside elements that stay.
 * White space alone is not translated.
 */
export function findTranslatedTexts(modules: readonly Pick<Module, "path" | "text">[]): string[] {
  const screens = modules
    .filter(({ path }) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .map(({ path, text }) => ({ path, text, program: parseSync(path, text).program }))
    .map((screen) => ({ ...screen, names: collectNames(screen.program) }));
  const fleeting = fleetingIn(screens.map(({ names }) => names));
  return screens.flatMap(({ path, text, program, names }) =>
    brokenTexts(program, { ...names, fleeting: seenFrom(names, fleeting) }).map(({ start, rule }) =>
      `${path}:${text.slice(0, start).split("\n").length}: ${rule}`
    )
  );
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** The components of all files that render nothing at times, or now one and now another element. */
function fleetingIn(files: readonly Names[]): Set<string> {
  let found = new Set<string>();
  // A component that renders only a fleeting one is fleeting too.
  for (let before = -1; before < found.size;) {
    before = found.size;
    found = new Set(files.flatMap((names) => ownFleeting({ ...names, fleeting: seenFrom(names, found) })));
  }
  return found;
}

function ownFleeting(names: Names): string[] {
  return [...names.functions]
    .filter(([name]) => isComponent(name))
    .filter(([, [first = null, ...more]]) => more.length > 0 || getKindOfReturn(first, names) !== "element")
    .map(([name]) => name);
}

/** Parts of two files may have one name: a file's own is meant before another's. */
function seenFrom(names: Names, fleeting: ReadonlySet<string>): Set<string> {
  const others = [...fleeting].filter((name) => names.imported.has(name) && !names.functions.has(name));
  let seen = new Set(others);
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    seen = new Set([...others, ...ownFleeting({ ...names, fleeting: seen })]);
  }
  return seen;
}

interface BrokenText {
  readonly start: number;
  readonly rule: string;
}

interface Child {
  readonly kind: Kind;
  readonly start: number;
}

function brokenTexts(program: Program, names: Names): BrokenText[] {
  const broken = returnedTexts(names);
  const checked = new Set<JSXChild>();
  const bare: Child[] = [];
  const check = (parent: JSXElement | JSXFragment) => {
    parent.children.forEach((child) => checked.add(child));
    const isFragment = parent.type === "JSXFragment" || isTrans(parent);
    // The children of a fragment inside an element are that element's.
    if (isFragment && checked.has(parent)) return;
    const children = childrenOf(parent, names);
    if (children.length > 1) bare.push(...children.filter(({ kind }) => kind === "text"));
    broken.push(...(isFragment ? brokenInFragment(children) : brokenInElement(children)));
  };
  const branches = [...names.functions].filter(([name]) => isComponent(name)).map(([, returns]) => returns);
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    ConditionalExpression: ({ consequent, alternate }) => {
      branches.push([consequent, alternate]);
    },
  }).visit(program);
  broken.push(...branches.flatMap((alternatives) => brokenInBranches(alternatives, bare)));
  return broken.toSorted((a, b) => a.start - b.start);
}

/** Texts that a component returns: its siblings are in another file. */
function returnedTexts(names: Names): BrokenText[] {
  const returned = [...names.functions].filter(([name]) => isComponent(name)).flatMap(([, returns]) =>
    returns
  );
  return returned.flatMap((one) =>
    one && ["text", "changing", "texts"].includes(getKind(one, names))
      ? [{ start: one.start, rule: rules.loose }]
      : []
  );
}

function brokenInElement(children: readonly Child[]): BrokenText[] {
  const changing: Kind[] = children.length === 1 ? ["texts"] : ["changing", "unknown", "texts"];
  const hasFleeting = children.some(({ kind }) => kind === "elements");
  return [
    ...ofKinds(children, changing, rules.changing),
    ...ofKinds(children, hasFleeting ? ["text"] : [], rules.bare),
  ];
}

/** React makes one of two such elements into the other, and so writes into texts of the first. */
function brokenInBranches(branches: readonly (Expression | null)[], bare: readonly Child[]): BrokenText[] {
  const elements = branches.flatMap((branch) => branch ? elementsOf(branch) : []);
  const alike = elements.filter((one) =>
    elements.some((other) => other !== one && tagOf(other) === tagOf(one) && keyOf(other) === keyOf(one))
  );
  return alike.flatMap(({ start, end }) =>
    bare.filter((text) => text.start > start && text.start < end).map((text) => ({
      start: text.start,
      rule: rules.branch,
    }))
  );
}

/** The elements that an expression may be. */
function elementsOf(branch: Expression): JSXElement[] {
  switch (branch.type) {
    case "JSXElement":
      return [branch];
    case "ParenthesizedExpression":
      return elementsOf(branch.expression);
    case "LogicalExpression":
      return elementsOf(branch.right);
    case "ConditionalExpression":
      return [branch.consequent, branch.alternate].flatMap(elementsOf);
    default:
      return [];
  }
}

function tagOf({ openingElement: { name } }: JSXElement): string {
  return JSON.stringify(name, (key, value: unknown) => key === "start" || key === "end" ? undefined : value);
}

function keyOf({ openingElement: { attributes } }: JSXElement): string | undefined {
  const key = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === "key");
  return key &&
    JSON.stringify(key, (name, value: unknown) => name === "start" || name === "end" ? undefined : value);
}

function brokenInFragment(children: readonly Child[]): BrokenText[] {
  // `<>{children}</>` passes on what the caller gave.
  if (children.length === 1 && children[0]?.kind === "unknown") return [];
  return ofKinds(children, ["text", "changing", "unknown", "texts"], rules.loose);
}

function ofKinds(children: readonly Child[], kinds: readonly Kind[], rule: string): BrokenText[] {
  return children.filter(({ kind }) => kinds.includes(kind)).map(({ start }) => ({ start, rule }));
}

/** The children that React makes, those of fragments inside among them. */
function childrenOf(parent: JSXElement | JSXFragment, names: Names): Child[] {
  const children = parent.children.flatMap((child): Child[] => {
    const { start } = child;
    switch (child.type) {
      case "JSXText":
        // A line break and the white space around it are the formatter's.
        return [{ kind: /^\s*\n\s*$/.test(child.value) ? "nothing" : getKindOfText(child.value), start }];
      case "JSXFragment":
        return childrenOf(child, names);
      case "JSXElement":
        // Its children are those of the element around it.
        return isTrans(child) ? childrenOf(child, names) : [{ kind: getKind(child, names), start }];
      case "JSXExpressionContainer":
        if (child.expression.type === "JSXEmptyExpression") return [];
        if (child.expression.type === "JSXFragment") return childrenOf(child.expression, names);
        return [{ kind: getKind(child.expression, names), start }];
      case "JSXSpreadChild":
        return [{ kind: "unknown", start }];
      default:
        return [{ kind: getKind(child, names), start }];
    }
  });
  return children.filter(({ kind }) => kind !== "nothing");
}
