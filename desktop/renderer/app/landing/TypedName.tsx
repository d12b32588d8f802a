import { useEffect, useState } from "react";
import { product } from "#shared/product.ts";
import { typedFrames } from "./typed-frames.ts";

/** The name, typed and erased twice and then there (A§2). Screen readers and those who want less motion get it plain. */
export function TypedName() {
  const [length, setLength] = useState(() => isMotionReduced() ? product.name.length : 0);
  useEffect(() => isMotionReduced() ? undefined : play(setLength), []);
  return (
    <h1 aria-label={product.name} className="text-hero font-semibold text-ink">
      <span aria-hidden="true" className="whitespace-nowrap">
        {product.name.slice(0, length)}
        <Caret isShown={length < product.name.length} />
        {/* What is not typed yet is there, unseen: nothing moves. */}
        <span className="opacity-0">{product.name.slice(length)}</span>
      </span>
    </h1>
  );
}

function Caret({ isShown }: { isShown: boolean }) {
  return (
    <span className={`relative transition-opacity duration-700 ${isShown ? "" : "opacity-0"}`}>
      <span className="absolute top-[0.18em] left-[0.03em] h-[0.86em] w-[0.045em] rounded-full bg-dawn" />
    </span>
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
