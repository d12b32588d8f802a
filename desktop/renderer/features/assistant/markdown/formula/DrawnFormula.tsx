import { t } from "@lingui/core/macro";
import "katex/dist/katex.min.css";
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from "react";
import { formatFormula } from "#shared/assistant/formulas/plain-formula.ts";
import { useCutEnds } from "../../../../ui/layout/use-cut-ends.ts";
import { drawFormula } from "./draw-formula.ts";

/** The formulas of a line or paragraph, measured together. */
interface Line {
  readonly formulas: Map<HTMLElement, (isWide: boolean) => void>;
  /** Formulas that have not been measured yet. */
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
function watchWidth(formula: HTMLElement, onChange: (isWide: boolean) => void): () => void {
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

interface DrawnFormulaProps {
  readonly tex: string;
  readonly isDisplay: boolean;
  /** Shown when it can't be drawn. */
  readonly written: ReactElement;
}

/** A formula by KaTeX, whose script, style sheet and fonts load with this module. */
export function DrawnFormula({ tex, isDisplay, written }: DrawnFormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [isWide, setWide] = useState(false);
  // A paragraph may have hundreds of formulas, of which few scroll.
  const cutEnds = useCutEnds(isDisplay || isWide ? place : nowhere);
  const words = useMemo(() => formatFormula(tex), [tex]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setRefused(!drawFormula(tex, element, isDisplay));
    if (isDisplay) return;
    return watchWidth(element, setWide);
  }, [tex, isDisplay]);
  const scrolls = isDisplay ? cutEnds !== "" : isWide;
  return (
    <>
      <span
        ref={place}
        translate="no"
        dir="ltr"
        hidden={isRefused}
        // Read aloud in place of what KaTeX draws.
        data-words={words}
        data-cut={cutEnds}
        {
          // A formula that scrolls must be reachable by keyboard.
          ...scrolls && { tabIndex: 0, role: "group", "aria-label": t`Formula` }
        }
        className={`relative focus-visible:mask-none [&_.katex-display]:my-1! [&_.katex-mathml]:select-none ${
          isDisplay
            ? `block py-1 ${scrolling}`
            : isWide
            ? `inline-block max-w-full align-middle ${scrolling}`
            : ""
        }`}
      />
      {isRefused && written}
    </>
  );
}

const nowhere = { current: null };
const scrolling = "fade-cut-ends overflow-x-auto overflow-y-hidden";
