import { expect, test } from "vitest";
import { formatFormula } from "./plain-formula.ts";

test.each([
  ["x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}", "x = (-b ± √(b² - 4ac))/2a"],
  ["\\sum_{i=1}^{n} x_i \\le \\infty", "∑ᵢ₌₁ⁿ xᵢ ≤ ∞"],
  ["\\text{time} = \\frac{d}{v}", "time = d/v"],
  ["90^\\circ", "90°"],
  ["\\left\\{ x \\in \\mathbb{R} \\mid x > 0 \\right\\}", "{ x ∈ R | x > 0 }"],
  ["\\begin{aligned} a &= b \\\\[4pt] &= c^{10}\\end{aligned}", "a = b\n= c¹⁰"],
  ["e^{i\\pi} + a_{max} + x^y", "e^(iπ) + aₘₐₓ + x^y"],
  ["\\sin(x)\\, \\log{y} 50\\%", "sin(x) log(y) 50%"],
  ["\\frac{1}{1+\\frac{1}{x}}", "1/(1+1/x)"],
  ["\\color{red}{red} + \\textcolor{blue}{x} \\tag{1}\\label{eq}\\nonumber", "red + x"],
  ["\\ce{H2O}", "H2O"],
])("writes %j without TeX", (tex, plain) => {
  expect(formatFormula(tex)).toBe(plain);
});
