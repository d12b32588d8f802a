import { t } from "@lingui/core/macro";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Box, Point } from "./cover-boxes.ts";
import { type Covers, drawCovered } from "./cover-picture.ts";
import type { useBoxes } from "./use-boxes.ts";

interface CoverAreaProps {
  readonly picture: HTMLCanvasElement;
  readonly covers: Covers;
  readonly control: ReturnType<typeof useBoxes>;
  /** Gets the covered picture. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
};

/** The picture as it will be, with its boxes to draw, move and change. */
export function CoverArea({ picture, covers, control, canvas }: CoverAreaProps) {
  const { draw, drag } = control;
  const boxes = useRef<HTMLDivElement>(null);
  const count = covers.boxes.length;
  useEffect(() => {
    if (canvas.current) drawCovered(picture, canvas.current, covers);
  }, [picture, covers, canvas]);
  const shown = useRef(count);
  const isDrawing = useRef(false);
  useEffect(() => {
    // One that was added by keyboard is where the keys go.
    if (count > shown.current && !isDrawing.current) {
      boxes.current?.querySelector<HTMLElement>("[role=application]:last-of-type")?.focus();
    }
    shown.current = count;
  }, [count]);
  const press = (event: PointerEvent<HTMLElement>) => {
    const area = boxes.current?.getBoundingClientRect();
    if (!area || event.button !== 0) return;
    event.preventDefault();
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
      x: (clientX - area.left) / area.width,
      y: (clientY - area.top) / area.height,
    });
    const from = at(event);
    const held = event.target instanceof HTMLElement ? event.target.dataset["box"] : undefined;
    const box = held === undefined ? undefined : covers.boxes[Number(held)];
    if (box && event.target instanceof HTMLElement) event.target.focus();
    isDrawing.current = !box;
    const follow = (now: globalThis.PointerEvent, isEnd: boolean) => {
      const to = at(now);
      if (box) drag(Number(held), box, { x: to.x - from.x, y: to.y - from.y }, isEnd);
      else draw(from, to, isEnd);
    };
    const watch = new AbortController();
    const { signal } = watch;
    const end = (now: globalThis.PointerEvent) => {
      watch.abort();
      follow(now, true);
      isDrawing.current = false;
    };
    addEventListener("pointermove", (now) => follow(now, false), { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  };
  return (
    <div dir="ltr" className="flex justify-center overflow-hidden rounded-control bg-wash">
      <div className="relative touch-none" onPointerDown={press}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t`Preview`}
          className="block max-h-[min(26rem,45dvh)] max-w-full cursor-crosshair bg-picture"
        />
        <div ref={boxes} className="absolute inset-0 cursor-crosshair">
          {covers.boxes.map((box, index) => (
            <CoverBox
              key={index}
              box={box}
              index={index}
              control={control}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface CoverBoxProps {
  readonly box: Box;
  readonly index: number;
  readonly control: ReturnType<typeof useBoxes>;
}

function CoverBox({ box, index, control }: CoverBoxProps) {
  const pressKey = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by && event.shiftKey) control.resize(index, by);
    else if (by) control.move(index, by);
    else if (event.key === "Delete" || event.key === "Backspace") control.remove(index);
    else return;
    event.preventDefault();
  };
  const percent = (part: number) => `${part * 100}%`;
  const position = index + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-box={index}
      aria-label={t`Box ${position}: arrow keys move it, with Shift they change its size, Delete removes it`}
      onKeyDown={pressKey}
      className="absolute cursor-move shadow-[0_0_0_3px_rgb(8_12_13/0.6)] outline-2 outline-white outline-dashed focus-visible:outline-4 focus-visible:outline-brand focus-visible:outline-solid"
      style={{
        left: percent(box.x),
        top: percent(box.y),
        width: percent(box.width),
        height: percent(box.height),
      }}
    />
  );
}
