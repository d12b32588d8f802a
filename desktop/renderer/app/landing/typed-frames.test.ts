import { expect, test } from "vitest";
import { createTypedFrames, cycles, erasingMs, typingMs } from "./enhance-landing.ts";

const frames = createTypedFrames(7);

test("adds or removes one character with each frame", () => {
  for (const [i, frame] of frames.entries()) {
    if (i > 0) expect(Math.abs(frame.length - (frames[i - 1]?.length ?? 0))).toBe(1);
  }
});

test("adds a character every 200 ms and removes one every 100 ms", () => {
  for (const [i, frame] of frames.slice(1, -1).entries()) {
    if (frame.length === 7 || frame.length === 0) continue;
    const isTyping = frame.length > (frames[i]?.length ?? 0);
    expect(frame.durationMs).toBe(isTyping ? typingMs : erasingMs);
  }
});

test("erases the name twice and then shows it", () => {
  const wholeAgain = frames.filter((frame) => frame.length === 7);
  expect(wholeAgain).toHaveLength(cycles + 1);
  expect(frames.at(-1)).toEqual({ length: 7, durationMs: Number.POSITIVE_INFINITY });
});
