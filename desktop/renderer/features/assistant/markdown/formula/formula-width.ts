/** The formulas of a line or paragraph, measured together. */
interface Line {
  readonly formulas: Map<HTMLElement, (isWide: boolean) => void>;
  /** What has not been measured yet. */
  readonly fresh: Set<HTMLElement>;
  width: number;
}

const lines = new Map<Element, Line>();
let sizes: ResizeObserver | null = null;

/**
 * Tells whether a part of a formula that can't be broken is wider than its line, now and whenever
 * the line's width changes. While an answer is written its paragraph grows in height with each
 * line, which needs no measuring. Returns what ends the watch.
 */
export function watchWidth(formula: HTMLElement, onChange: (isWide: boolean) => void): () => void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) measure(target);
  });
  const element = formula.closest("p, li, td, th, div") ?? formula;
  const line = lines.get(element) ?? { formulas: new Map(), fresh: new Set(), width: -1 };
  lines.set(element, line);
  line.formulas.set(formula, onChange);
  line.fresh.add(formula);
  // Observed anew, a line reports once, also for several new formulas.
  sizes.unobserve(element);
  sizes.observe(element);
  return () => {
    line.formulas.delete(formula);
    line.fresh.delete(formula);
    if (line.formulas.size > 0) return;
    sizes?.unobserve(element);
    lines.delete(element);
  };
}

function measure(element: Element): void {
  const line = lines.get(element);
  if (!line) return;
  const width = element.clientWidth;
  const changed = width === line.width ? [...line.fresh] : [...line.formulas.keys()];
  line.width = width;
  line.fresh.clear();
  // All are read before one is drawn anew.
  const found = changed.map((formula) => [formula, isWiderThan(width, formula)] as const);
  for (const [formula, isWide] of found) line.formulas.get(formula)?.(isWide);
}

function isWiderThan(room: number, formula: HTMLElement): boolean {
  const parts = formula.querySelectorAll<HTMLElement>(".katex-base");
  return [...parts].some(({ offsetWidth }) => offsetWidth > room);
}
