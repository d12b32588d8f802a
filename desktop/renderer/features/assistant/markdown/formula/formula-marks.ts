import type { ExtraProps } from "react-markdown";
import { findFormulas, type Formula } from "#shared/assistant/formulas/find-formulas.ts";

type MarkdownElement = NonNullable<ExtraProps["node"]>;
type MarkdownNode = MarkdownElement["children"][number];
interface Parent {
  children: (MarkdownNode | { type: "doctype" })[];
}

interface MarkedText {
  /** Markdown with a mark in the place of each formula. */
  readonly text: string;
  readonly formulas: readonly Formula[];
}

/** Brackets count as punctuation: `**So:**` is bold also when its formula follows at once. */
const marks = /\u2E28\uE000(\d+)\uE001\u2E29/g;
const marksInAddress = /%E2%B8%A8%EE%80%80\d+%EE%80%81%E2%B8%A9/g;

/** No answer that somebody reads is nested deeper, and drawing one would exhaust the stack. */
const maxDepth = 100;

/**
 * Takes the formulas out of an answer before its Markdown is read, which would change the `_`, `\`
 * and `|` in them. A mark is text that Markdown leaves alone wherever it stands.
 */
export function markFormulas(answer: string, isWriting: boolean): MarkedText {
  const formulas: Formula[] = [];
  const parts = findFormulas(answer.replaceAll(/[\uE000\uE001]/g, ""), { isWriting });
  const text = parts.map((part) => {
    if (part.kind !== "formula") return part.source;
    formulas.push(part);
    return `\u2E28\uE000${formulas.length - 1}\uE001\u2E29`;
  });
  return { text: text.join(""), formulas };
}

/**
 * Turns the marks into elements with the data of their formulas. Throws for an answer that is
 * nested too deep to be drawn.
 */
export function placeFormulas(formulas: readonly Formula[]) {
  const sourceOf = (text: string) =>
    text.replaceAll(marks, (_, at: string) => formulas[Number(at)]?.source ?? "");
  const visit = (parent: Parent, isCode: boolean, depth: number): void => {
    if (depth > maxDepth) throw new RangeError("The answer is nested too deep");
    if (!isCode) parent.children = parent.children.flatMap((child) => placeIn(child, formulas));
    for (const child of parent.children) {
      // In HTML and code the text of the formula stays as it was written.
      if (child.type === "text" || child.type === "raw") child.value = sourceOf(child.value);
      if (child.type !== "element") continue;
      if (!("dataTex" in child.properties)) visit(child, isCode || child.tagName === "code", depth + 1);
      for (const [name, value] of Object.entries(child.properties)) {
        if (typeof value === "string" && name !== "dataTex" && /\uE000|%EE%80%80/.test(value)) {
          child.properties[name] = sourceOf(value.replaceAll(marksInAddress, decodeURIComponent));
        }
      }
    }
  };
  return () => (root: Parent) => visit(root, false, 0);
}

/** A text as the texts and formulas in it; anything else as it is. */
function placeIn(node: Parent["children"][number], formulas: readonly Formula[]): Parent["children"] {
  if (node.type !== "text" || !node.value.includes("\uE000")) return [node];
  // The numbers of the formulas stand between the texts.
  return node.value.split(marks).flatMap((piece, at): MarkdownNode[] => {
    const formula = at % 2 === 1 && formulas[Number(piece)];
    if (formula) return [formulaElement(formula)];
    return piece === "" || at % 2 === 1 ? [] : [{ type: "text", value: piece }];
  });
}

function formulaElement({ tex, isDisplay, source, isUnfinished }: Formula): MarkdownElement {
  return {
    type: "element",
    tagName: "code",
    properties: { dataTex: tex, dataDisplay: isDisplay, dataUnfinished: isUnfinished },
    children: [{ type: "text", value: source }],
  };
}
