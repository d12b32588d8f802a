import { expect, test } from "vitest";
import { extractWordsToRead, type ReadNode } from "./AnswerActions.tsx";

const text = (nodeValue: string): ReadNode => ({ nodeName: "#text", nodeValue, childNodes: [] });
const element = (nodeName: string, children: readonly (ReadNode | string)[], words?: string): ReadNode => ({
  nodeName,
  nodeValue: null,
  childNodes: children.map((child) => typeof child === "string" ? text(child) : child),
  getAttribute: () => words ?? null,
});

test("reads a formula in words, cells apart, and says where code is", () => {
  const answer = element("DIV", [
    element("P", ["So ", element("SPAN", ["x2x^2"], "x²"), " it is."]),
    element("DIV", [element("BUTTON", ["Copy code"]), element("PRE", ["a = b"])], "Code."),
    element("TABLE", [element("TR", [element("TD", ["In"]), element("TD", ["4"]), element("TD", [])])]),
  ]);
  expect(extractWordsToRead(answer)).toBe("So x² it is.\nCode.\nIn, 4, –,");
});
