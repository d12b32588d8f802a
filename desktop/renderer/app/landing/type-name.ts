import { createTypedFrames } from "./typed-frames.ts";

/** Types and erases the name in the markup of TypedName, unless the visitor prefers less motion. */
export function typeName(element: HTMLElement): void {
  const typed = element.querySelector("[data-typed]");
  const untyped = element.querySelector("[data-untyped]");
  const caret = element.querySelector<HTMLElement>("[data-caret]");
  if (!typed || !untyped || !caret) return;
  const name = element.textContent;
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frames = isMotionReduced ? createTypedFrames(name.length).slice(-1) : createTypedFrames(name.length);
  const showFrame = (index: number) => {
    const frame = frames[index];
    if (!frame || !element.isConnected) return;
    typed.textContent = name.slice(0, frame.length);
    untyped.textContent = name.slice(frame.length);
    caret.classList.toggle("opacity-0", frame.length === name.length);
    if (Number.isFinite(frame.durationMs)) setTimeout(showFrame, frame.durationMs, index + 1);
  };
  showFrame(0);
}
