import { expect, test } from "vitest";
import { countSubjectless, listExportedFunctions, saysWhatItDoes } from "./tree-figures.ts";

test("lists exported functions, not components, constants or what stays in the file", () => {
  const text = `
    export function findPost() {}
    export async function* readRows() {}
    export const isOpen = () => true, limit = 3;
    export function Card() {}
    function hidden() {}
    export type Post = string;
  `;
  expect(listExportedFunctions({ path: "shared/a.ts", text })).toEqual(["findPost", "readRows", "isOpen"]);
});

test.each(["findPost", "isOpen", "hasEnded", "mayEdit", "useFeed", "get"])("%s says what it does", (name) => {
  expect(saysWhatItDoes(name)).toBe(true);
});

test.each(["problemOf", "candidate", "whenHeard", "island", "getaway"])("%s does not", (name) => {
  expect(saysWhatItDoes(name)).toBe(false);
});

test("counts comments without a subject, and no sentence that goes on with the word", () => {
  const text = [
    "/** What is left. */",
    "/**",
    " * Of a post that is gone.",
    " * What follows goes on.",
    " */",
    "// Of others.",
    "// Somebody asked",
    "// What this is.",
    "const what = 1; // Often",
  ].join("\n");
  expect(countSubjectless(text)).toBe(3);
});
