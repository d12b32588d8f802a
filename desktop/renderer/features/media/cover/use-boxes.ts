import { useState } from "react";
import {
  type Box,
  boxBetween,
  isTooSmall,
  middleBox,
  moveBox,
  type Point,
  resizeBox,
} from "./cover-boxes.ts";

interface BoxesControl {
  readonly boxes: readonly Box[];
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Adds one in the middle. */
  readonly add: () => void;
  /** Adds the box between two points while a pointer draws it; `isEnd` once it is drawn. */
  readonly draw: (from: Point, to: Point, isEnd: boolean) => void;
  /** Moves a box while a pointer drags it. */
  readonly drag: (index: number, from: Box, by: Point, isEnd: boolean) => void;
  readonly move: (index: number, by: Point) => void;
  readonly resize: (index: number, by: Point) => void;
  readonly remove: (index: number) => void;
}

interface State {
  readonly boxes: readonly Box[];
  /** As they were before each act, the newest last. */
  readonly before: readonly (readonly Box[])[];
  /** The box that the last act was about: a row of key presses is one act. */
  readonly actedOn: number | null;
  /** Drawn or dragged now; not yet an act. */
  readonly shown: readonly Box[] | null;
}

/** The boxes over a picture, and what undoes each act. */
export function useBoxes(): BoxesControl {
  const [state, setState] = useState<State>({ boxes: [], before: [], actedOn: null, shown: null });
  const act = (next: (boxes: readonly Box[]) => readonly Box[], actedOn: number | null = null) =>
    setState((now) => {
      const joins = actedOn !== null && now.actedOn === actedOn;
      const before = joins ? now.before : [...now.before, now.boxes];
      return { boxes: next(now.boxes), before, actedOn, shown: null };
    });
  const show = (next: (boxes: readonly Box[]) => readonly Box[]) =>
    setState((now) => ({ ...now, shown: next(now.boxes) }));
  const change = (index: number, to: (box: Box) => Box) =>
    act((boxes) => boxes.map((box, at) => (at === index ? to(box) : box)), index);
  return {
    boxes: state.shown ?? state.boxes,
    canUndo: state.before.length > 0,
    undo: () =>
      setState(({ boxes, before }) => ({
        boxes: before.at(-1) ?? boxes,
        before: before.slice(0, -1),
        actedOn: null,
        shown: null,
      })),
    add: () => act((boxes) => [...boxes, middleBox()]),
    draw: (from, to, isEnd) => {
      const box = boxBetween(from, to);
      if (!isEnd) show((boxes) => [...boxes, box]);
      else if (isTooSmall(box)) show((boxes) => boxes);
      else act((boxes) => [...boxes, box]);
    },
    drag: (index, from, by, isEnd) => {
      const moved = (boxes: readonly Box[]) =>
        boxes.map((box, at) => (at === index ? moveBox(from, by) : box));
      const isMoved = by.x !== 0 || by.y !== 0;
      if (isEnd && isMoved) act(moved);
      else if (!isEnd) show(moved);
    },
    move: (index, by) => change(index, (box) => moveBox(box, by)),
    resize: (index, by) => change(index, (box) => resizeBox(box, by)),
    remove: (index) => act((boxes) => boxes.filter((_, at) => at !== index)),
  };
}
