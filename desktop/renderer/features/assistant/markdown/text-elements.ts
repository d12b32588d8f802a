import type { ExtraProps } from "react-markdown";

type MarkdownElement = NonNullable<ExtraProps["node"]>;
type MarkdownNode = MarkdownElement["children"][number];

/** The nodes that this changes in an answer: its root or an element in it. */
interface Parent {
  children: (MarkdownNode | { type: "doctype" })[];
}

/**
 * Gives each text that has siblings its own element. While an answer is written its texts grow,
 * and in a page that the browser translates a text with siblings would stop growing.
 */
export function giveTextsElements() {
  return wrapTexts;
}

function wrapTexts(parent: Parent): void {
  parent.children = parent.children.map((child) => {
    if (child.type === "element") wrapTexts(child);
    const isAlone = parent.children.length === 1;
    if (child.type !== "text" || isAlone || child.value.trim() === "") return child;
    return { type: "element", tagName: "span", properties: {}, children: [child] };
  });
}
