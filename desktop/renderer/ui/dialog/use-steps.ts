import { type KeyboardEvent, useEffect, useState } from "react";
import { fileSource } from "../../lib/api/file-source.ts";
import { getLineStep } from "../../lib/keyboard/line-step.ts";
import { getKeyName } from "../../lib/keyboard/shortcut-keys.ts";
import type { Animation } from "../content/use-animation.ts";
import type { Picture } from "../gallery/pictures-of.ts";

type Step = (step: 1 | -1) => void;

/**
 * The place of the shown picture, and how to come to its neighbours, whose files are loaded ahead.
 * `step` is undefined where there is one picture.
 */
export function useSteps(
  pictures: readonly Picture[],
  first: number,
  { isPlaying }: Pick<Animation, "isPlaying">,
): { readonly at: number; readonly step: Step | undefined } {
  const [wanted, setWanted] = useState(first);
  const last = pictures.length - 1;
  const at = Math.min(wanted, last);
  useEffect(() => {
    for (const near of [pictures[at + 1], pictures[at - 1]]) {
      if (near) new Image().src = fileSource(near.isAnimated && !isPlaying ? near.thumbnailUrl : near.url);
    }
  }, [pictures, at, isPlaying]);
  const step: Step = (by) => setWanted(Math.min(last, Math.max(0, at + by)));
  return { at, step: last > 0 ? step : undefined };
}

/**
 * The arrow keys along a line show the next picture or the one before, unless the focused picture
 * is wider than its box, which they move then. Page Up and Page Down always do.
 */
export function stepByKey(event: KeyboardEvent<HTMLElement>, step: Step): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return;
  const key = getKeyName(event);
  const byPage = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0;
  const isWide = target.scrollWidth > target.clientWidth && target.role === "application";
  const by = byPage || (isWide ? 0 : getLineStep(key));
  if (by === 0) return;
  event.preventDefault();
  step(by);
}
