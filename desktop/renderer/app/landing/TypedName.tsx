import { useEffect, useState } from "react";
import { product } from "#shared/product.ts";
import { typedFrames } from "./typed-frames.ts";

/** The name, typed and erased twice and then there (A§2). Screen readers and those who want less motion get it plain. */
export function TypedName() {
  const [length, setLength] = useState(() => isMotionReduced() ? product.name.length : 0);
  useEffect(() => isMotionReduced() ? undefined : play(setLength), []);
  return (
    <h1 className="text-hero font-semibold text-ink">
      <span className="sr-only">{product.name}</span>
      {/* The unseen whole name holds the place, so that nothing moves while it is typed. */}
      <span aria-hidden="true" className="relative inline-block">
        <span className="invisible">{product.name}</span>
        <span className="absolute inset-y-0 left-0 whitespace-nowrap">
          {product.name.slice(0, length)}
          <span
            className={`ml-[0.05em] inline-block h-[0.78em] w-[0.045em] translate-y-[0.08em] rounded-full bg-dawn transition-opacity duration-700 ${
              length === product.name.length ? "opacity-0" : "opacity-100"
            }`}
          />
        </span>
      </span>
    </h1>
  );
}

function isMotionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows the frames one after the other; the returned function stops it. */
function play(show: (length: number) => void): () => void {
  const frames = typedFrames(product.name.length);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showFrame = (index: number) => {
    const frame = frames[index];
    if (!frame) return;
    show(frame.length);
    if (Number.isFinite(frame.durationMs)) timer = setTimeout(showFrame, frame.durationMs, index + 1);
  };
  showFrame(0);
  return () => clearTimeout(timer);
}
