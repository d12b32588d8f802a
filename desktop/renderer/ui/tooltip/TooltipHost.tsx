import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { hasFocusRing } from "../../lib/keyboard/last-input.ts";

/** Pixels between tooltip and control, and to the edge of the window. */
const gap = 6;
const margin = 8;

/** Renders the one tooltip: above its control, or below when there is no space. Esc closes it. */
export function TooltipHost() {
  const control = useTooltip();
  const text = control?.dataset["tooltip"];
  return control && text && <Bubble key={text} control={control} />;
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

const openDelayMs = 700;
const skipDelayMs = 300;
/** Long enough to move the pointer from a control onto its tooltip. */
const leaveMs = 120;
const bubble = "[role=tooltip]";

/**
 * The control whose tooltip shows, hovered for a while or focused by keyboard. One set of listeners
 * serves all controls.
 */
function useTooltip(): HTMLElement | null {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let at: HTMLElement | null = null;
    let open: HTMLElement | null = null;
    let closedAt: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (control: HTMLElement | null) => {
      clearTimeout(timer);
      if (open && !control) closedAt = performance.now();
      open = control;
      setShown(control);
    };
    const showLater = (control: HTMLElement | null, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(control?.isConnected ? control : null), ms);
    };
    const leave = () => {
      clearTimeout(timer);
      if (open) showLater(null, leaveMs);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType === "touch" || !(event.target instanceof Element)) return;
        if (event.target.closest(bubble)) return clearTimeout(timer);
        const control = controlOf(event.target);
        if (control === at && control === open) return clearTimeout(timer);
        if (control === at) return;
        at = control;
        if (control) showLater(control, open ? 0 : getTooltipDelayMs(performance.now(), closedAt));
        else leave();
      },
      pointerout: (event) => {
        // Leaving the window fires no pointerover elsewhere.
        if ((event as PointerEvent).relatedTarget !== null) return;
        at = null;
        leave();
      },
      pointerdown: () => show(null),
      focusin: ({ target }) => {
        const control = target instanceof Element && hasFocusRing(target) ? controlOf(target) : null;
        if (control) show(control);
      },
      focusout: () => show(null),
      scroll: ({ target }) => {
        if (open && target instanceof Node && target.contains(open)) show(null);
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") show(null);
      },
    };
    for (const [type, listen] of Object.entries(listeners)) document.addEventListener(type, listen, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listen] of Object.entries(listeners)) {
        document.removeEventListener(type, listen, true);
      }
    };
  }, []);
  return shown;
}

function controlOf(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>("[data-tooltip]");
}

/**
 * Milliseconds until a tooltip opens: none when another has just closed. Both
 * arguments in ms of one clock.
 */
export function getTooltipDelayMs(now: number, closedAt: number | null): number {
  return closedAt !== null && now - closedAt <= skipDelayMs ? 0 : openDelayMs;
}
