import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { findFormulas } from "./find-formulas.ts";

/** Lists what is shown as formulas, and whether on lines of their own. */
const formulas = (text: string, isWriting = false) =>
  findFormulas(text, { isWriting }).flatMap((part) =>
    part.kind === "formula" ? [[part.tex, part.isDisplay]] : []
  );

test.each([
  ["In words \\(x^2\\), and \\[ y = 1 \\].", [["x^2", false], ["y = 1", true]]],
  ["\\[\na \\\\[4pt]\n+ b\n\\]", [["a \\\\[4pt]\n+ b", true]]],
  ["> $$\n> a\n> + b\n> $$", [["a\n+ b", true]]],
  ["$x$, $x^2$ and $a+b=c$, but 5 $", [["x", false], ["x^2", false], ["a+b=c", false]]],
  ["| a | \\(|x|\\) |", [["|x|", false]]],
  ["$$a$$$$b$$ and \\(5\\), \\(f(x)\\)", [["a", true], ["b", true], ["5", false], ["f(x)", false]]],
  ["- so:\n  $$ E = mc^2 $$\n- $$42$$\n\n\\[ 1 + 1 \\]", [["E = mc^2", true], ["42", true], ["1 + 1", true]]],
  ["$101_2$ and $V_A$", [["101_2", false], ["V_A", false]]],
])("finds the formulas in %j", (text, found) => {
  expect(formulas(text)).toEqual(found);
});

test.each([
  "It costs $5 and $6, or $5-$6, or 6$, from US$5 to US$9.",
  "echo $HOME/$PATH $USER_NAME and ${a} and ${b}",
  "`$x^2$` and ``a ` $y^2$``",
  "1. like this:\n   ```js\n   $$a$$ \\(b\\)\n   ```",
  "```tex\n$$\na\n$$",
  "\\[note](address) ends here\n\nand \\] is elsewhere",
  "$$ is a price\n\n$$$ is another",
  "\\\\(no\\\\) and \\$x^2\\$",
  "- **Luigi's** ($$): pasta\n- **Mario's** ($$$): steak\n- **Anna's** ($$): soup",
  "Luigi's ($$) and Mario's ($$). Earns $$ and saves $$ here.\nIt is $$.\nThe other_one is $$.",
  "Dear \\[Your Name\\],\n\\[Your Street\\]\nSee \\[1\\] and \\[2\\]: foo \\(bar\\) regex \\[a-z\\]",
  "\\[1\\] Smith, 2020",
  "Set `A` to $PATH_TO_$ now, and ($5_a$)",
])("leaves %j as words and code", (text) => {
  expect(formulas(text)).toEqual([]);
});

test("while an answer is written, takes a formula without its end for one", () => {
  const [, half] = findFormulas("So \\[ \\frac{a}", { isWriting: true });
  expect(half).toMatchObject({ kind: "formula", tex: "\\frac{a}", isUnfinished: true });
  expect(formulas("$5 for \\(a", false)).toEqual([]);
  expect(formulas("\\[ a\n\nWords later", true)).toEqual([]);
});

test("does not search the rest of an answer again for each opening", () => {
  const exec = vi.spyOn(RegExp.prototype, "exec");
  for (const open of ["\\(", "\\["]) expect(formulas(open.repeat(1_000))).toEqual([]);
  const searches = exec.mock.contexts.filter((mark) => (mark as RegExp).global).length;
  exec.mockRestore();
  // matchAll asks once for each opening.
  expect(searches).toBeLessThan(2_100);
});

test("loses nothing of an answer", () => {
  const mark = fc.constantFrom("$", "$$", "\\(", "\\)", "\\[", "\\]", "`", "```", "\n", "a", " ", "\\", ">");
  fc.assert(fc.property(fc.array(mark, { maxLength: 60 }), fc.boolean(), (marks, isWriting) => {
    const text = marks.join("");
    expect(findFormulas(text, { isWriting }).map(({ source }) => source).join("")).toBe(text);
  }));
});
