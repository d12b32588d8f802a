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

const marks = /`?\uE000(\d+)\uE001`?/g;

/**
 * Takes the formulas out of an answer before its Markdown is read, which would change the `_`, `\`
 * and `|` in them. A mark is code within a line, which Markdown leaves alone wherever it stands.
 */
export function markFormulas(answer: string, isWriting: boolean): MarkedText {
  const formulas: Formula[] = [];
  const parts = findFormulas(answer.replaceAll(/[\uE000\uE001]/g, ""), { isWriting });
  const text = parts.map((part) => {
    if (part.kind !== "formula") return part.source;
    formulas.push(part);
    return `\`\uE000${formulas.length - 1}\uE001\``;
  });
  return { text: text.join(""), formulas };
}

/** Turns the marks into elements with the data of their formulas. */
export function placeFormulas(formulas: readonly Formula[]) {
  const sourceOf = (text: string) =>
    text.replaceAll(marks, (_, at: string) => formulas[Number(at)]?.source ?? "");
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      // In raw HTML and indented code a mark has become text.
      if (child.type === "text") child.value = sourceOf(child.value);
      if (child.type !== "element") continue;
      const [first] = child.children;
      const at = first?.type === "text" && child.tagName === "code" &&
        /^\uE000(\d+)\uE001$/.exec(first.value)?.[1];
      const formula = at ? formulas[Number(at)] : undefined;
      if (formula) markElement(child, formula);
      else visit(child);
      for (const [name, value] of Object.entries(child.properties)) {
        if (typeof value === "string" && /\uE000|%EE%80%80/.test(value)) {
          child.properties[name] = sourceOf(value.replaceAll(/%60|%EE%80%8[01]/g, decodeURIComponent));
        }
      }
    }
  };
  return () => visit;
}

function markElement(element: MarkdownElement, { tex, isDisplay, source, isUnfinished }: Formula): void {
  element.properties = { dataTex: tex, dataDisplay: isDisplay, dataUnfinished: isUnfinished };
  element.children = [{ type: "text", value: source }];
}
