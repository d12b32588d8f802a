import { useLayoutEffect, useRef } from "react";
import { useTooltip } from "./use-tooltip.ts";

/** Pixels between tooltip and control, and to the edge of the window. */
const gap = 6;
const margin = 8;

/** Renders the one tooltip: above its control, or below when there is no space. Esc closes it. */
export function TooltipHost() {
  const control = useTooltip();
  return control && <Bubble key={control.dataset["tooltip"]} control={control} />;
}

function Bubble({ control }: { readonly control: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const { top, bottom, left, width } = control.getBoundingClientRect();
    const above = top - gap - box.offsetHeight;
    const centred = left + (width - box.offsetWidth) / 2;
    const rightmost = document.documentElement.clientWidth - margin - box.offsetWidth;
    box.style.top = `${above >= margin ? above : bottom + gap}px`;
    box.style.left = `${Math.max(margin, Math.min(centred, rightmost))}px`;
  }, [control]);
  return (
    <div
      ref={bubble}
      role="tooltip"
      className="fixed z-50 max-w-64 forced-colors:border animate-appear rounded-control bg-ink px-2.5 py-1.5 text-meta font-medium text-paper"
    >
      {control.dataset["tooltip"]}
    </div>
  );
}
