/** How long a character takes to be typed and erased, in ms (landing.1). */
export const typingMs = 200;
export const erasingMs = 100;
/** The pause before the whole name is erased, and before it is typed again, in ms. */
const holdMs = 1400;
const pauseMs = 300;
/** How often the name is typed and erased before it is typed once more to stay. */
export const cycles = 2;

/** One state of the typed name: how many characters show, and for how long. */
interface Frame {
  readonly length: number;
  readonly durationMs: number;
}

/** The whole animation of a name of `length` characters; the last frame has no end. */
export function createTypedFrames(length: number): readonly Frame[] {
  const typed = Array.from({ length: length - 1 }, (_, i) => ({ length: i + 1, durationMs: typingMs }));
  const erased = typed.map((frame) => ({ length: frame.length, durationMs: erasingMs })).reverse();
  const start = { length: 0, durationMs: typingMs };
  const cycle = [
    ...typed,
    { length, durationMs: holdMs },
    ...erased,
    { length: 0, durationMs: pauseMs },
  ];
  return [
    start,
    ...Array.from({ length: cycles }, () => cycle).flat(),
    ...typed,
    { length, durationMs: Number.POSITIVE_INFINITY },
  ];
}
