import "katex/dist/katex.min.css";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { plainFormula } from "#shared/assistant/formulas/plain-formula.ts";
import { drawFormula } from "./draw-formula.ts";

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
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setRefused(!drawFormula(tex, element, isDisplay));
    const measure = () => setWide(isWiderThanItsLine(element, isDisplay));
    const sizes = new ResizeObserver(measure);
    sizes.observe(isDisplay ? element : element.closest("p, li, td, th, div") ?? element);
    return () => sizes.disconnect();
  }, [tex, isDisplay]);
  const scrolls = isWide ? "inline-block max-w-full overflow-x-auto overflow-y-hidden align-middle" : "";
  return (
    <>
      <span
        ref={place}
        translate="no"
        dir="ltr"
        hidden={isRefused}
        // Read aloud in place of what KaTeX draws.
        data-words={plainFormula(tex)}
        {
          // What scrolls must be reachable by keyboard.
          ...isWide && { tabIndex: 0, role: "group", "aria-label": "Formula" }
        }
        className={`relative [&_.katex-display]:my-1! [&_.katex-mathml]:select-none ${
          isDisplay ? "block overflow-x-auto overflow-y-hidden py-1" : scrolls
        }`}
      />
      {isRefused && written}
    </>
  );
}

function isWiderThanItsLine(element: HTMLElement, isDisplay: boolean): boolean {
  if (isDisplay) return element.scrollWidth > element.clientWidth + 1;
  const room = element.closest("p, li, td, th, div")?.clientWidth ?? Infinity;
  return [...element.querySelectorAll<HTMLElement>(".katex-base")].some(({ offsetWidth }) =>
    offsetWidth > room
  );
}
