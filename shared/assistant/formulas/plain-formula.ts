/** Signs for commands of TeX; other commands stay as their names, like `\sin`. */
const signs: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  varepsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  iota: "ι",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  varphi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Xi: "Ξ",
  Pi: "Π",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
  times: " × ",
  cdot: " · ",
  div: " ÷ ",
  pm: " ± ",
  mp: " ∓ ",
  le: " ≤ ",
  leq: " ≤ ",
  ge: " ≥ ",
  geq: " ≥ ",
  ne: " ≠ ",
  neq: " ≠ ",
  approx: " ≈ ",
  equiv: " ≡ ",
  sim: " ∼ ",
  propto: " ∝ ",
  ll: " ≪ ",
  gg: " ≫ ",
  in: " ∈ ",
  notin: " ∉ ",
  subset: " ⊂ ",
  subseteq: " ⊆ ",
  cup: " ∪ ",
  cap: " ∩ ",
  emptyset: "∅",
  to: " → ",
  rightarrow: " → ",
  leftarrow: " ← ",
  Rightarrow: " ⇒ ",
  implies: " ⇒ ",
  iff: " ⇔ ",
  Leftrightarrow: " ⇔ ",
  land: " ∧ ",
  wedge: " ∧ ",
  lor: " ∨ ",
  vee: " ∨ ",
  neg: "¬",
  forall: "∀",
  exists: "∃",
  sum: "∑",
  prod: "∏",
  int: "∫",
  partial: "∂",
  nabla: "∇",
  infty: "∞",
  angle: "∠",
  circ: "°",
  prime: "′",
  ldots: "…",
  cdots: "…",
  dots: "…",
  quad: " ",
  qquad: " ",
  left: "",
  right: "",
  displaystyle: "",
  limits: "",
  big: "",
  Big: "",
  bigl: "",
  bigr: "",
  lbrace: "\uE002",
  rbrace: "\uE003",
  mid: " | ",
  setminus: " ∖ ",
};

const wrappers =
  "ce|pu|text|textbf|textit|mathrm|mathbf|mathbb|mathcal|mathit|operatorname|boxed|vec|hat|bar|overline";
const raised = "0123456789+-=()ni";
const raisedSigns = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ";
const lowered = "0123456789+-=()aeoxijkmnt";
const loweredSigns = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓᵢⱼₖₘₙₜ";

/** Applied until nothing changes, since groups contain groups; the innermost come first. */
const groups: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_, over = "", under = "") => `${whole(over)}/${whole(under)}`,
  ],
  [/\\sqrt\s*\{([^{}]*)\}/g, (_, under = "") => `√${whole(under)}`],
  [
    /\\sqrt\s*\[([^[\]]*)\]\s*\{([^{}]*)\}/g,
    (_, of = "", under = "") => `${script("^", of)}√${whole(under)}`,
  ],
  [/\\binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, of = "", some = "") => `C(${of}, ${some})`],
  [new RegExp(`\\\\(?:${wrappers})\\*?\\s*\\{([^{}]*)\\}`, "g"), (_, inner = "") => inner],
  [/\\(?:begin|end)\s*\{[^{}]*\}/g, () => ""],
  [
    /\\(?!(?:[dtc]?frac|sqrt|binom)\b)([A-Za-z]+)\s*\{([^{}]*)\}/g,
    (_, name = "", of = "") => `${name}(${of})`,
  ],
  [/([\^_])\{([^{}]*)\}/g, (_, mark = "", inner = "") => script(mark, inner)],
];

/** A formula as people type it without TeX: `\frac{a}{b}` is `a/b`, `x^2` is `x²`. */
export function formatFormula(tex: string): string {
  let plain = tex
    .replaceAll(/\\\\(?:\[[^\]\n]*\])?/g, "\n")
    .replaceAll(/\\([{}])/g, (_, brace) => brace === "{" ? "\\lbrace " : "\\rbrace ")
    .replaceAll(/\\([A-Za-z]+)(?![A-Za-z])/g, (command, name: string) => signs[name] ?? command)
    // The commands that colour, number or name a formula are not said.
    .replaceAll(/\\(?:color|textcolor|tag\*?|label)\s*\{[^{}]*\}|\\(?:notag|nonumber)(?![A-Za-z])/g, "")
    .replaceAll("&", "");
  for (let depth = 0; depth < 30; depth++) {
    const before = plain;
    for (const [group, instead] of groups) plain = plain.replaceAll(group, instead);
    if (plain === before) break;
  }
  return plain
    .replaceAll(/([\^_])([\p{L}\p{N}°′])/gu, (_, mark: string, inner: string) => script(mark, inner))
    .replaceAll(/\\(?:[,;:! ]|(?=[A-Za-z]))/g, (space) => space === "\\" ? "" : " ")
    .replaceAll(/\\([#$%&_])/g, "$1")
    .replaceAll(/[{}~]/g, "")
    .replaceAll("\uE002", "{")
    .replaceAll("\uE003", "}")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n\s*/g, "\n")
    .trim();
}

/** In brackets unless it is one number, name or sign. */
function whole(inner: string): string {
  const term = inner.trim();
  return /^[\p{L}\p{N}.°′]*$/u.test(term) || /^\([^()]*\)$/.test(term) ? term : `(${term})`;
}

function script(mark: string, inner: string): string {
  const [from, to] = mark === "^" ? [raised, raisedSigns] : [lowered, loweredSigns];
  const term = inner.trim();
  if (term === "°" || term === "′") return term;
  const signsOf = [...term].map((sign) => from.includes(sign) ? to[from.indexOf(sign)] : null);
  if (term !== "" && !signsOf.includes(null)) return signsOf.join("");
  return term.length === 1 ? `${mark}${term}` : `${mark}(${term})`;
}
