import "katex/dist/katex.min.css";
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from "react";
import { plainFormula } from "#shared/assistant/formulas/plain-formula.ts";
import { useCutEnds } from "../../../../ui/layout/use-cut-ends.ts";
import { drawFormula } from "./draw-formula.ts";
import { watchWidth } from "./formula-width.ts";

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
  const words = useMemo(() => plainFormula(tex), [tex]);
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
          // What scrolls must be reachable by keyboard.
          ...scrolls && { tabIndex: 0, role: "group", "aria-label": "Formula" }
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
