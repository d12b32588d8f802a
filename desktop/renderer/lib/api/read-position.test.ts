import { beforeEach, expect, test } from "vitest";
import { bringPosition, forgetPosition } from "./read-position.ts";

beforeEach(forgetPosition);

const answer = (position?: string) =>
  new Response(null, { headers: position ? { "X-Position": position } : {} });

/** Returns what a call brings along, and what to call with its response. */
function beginCall(isWrite = false): [brought: string | null, note: (response: Response) => void] {
  const headers = new Headers();
  const note = bringPosition(headers, isWrite);
  return [headers.get("X-Position"), note];
}

test("brings the greatest position that a response told", () => {
  const [first, noteFirst] = beginCall();
  const [, noteSecond] = beginCall();
  noteSecond(answer("700"));
  noteFirst(answer("500"));
  beginCall()[1](answer());
  expect([first, beginCall()[0]]).toEqual([null, "700"]);
});

test("brings none after it was forgotten, nor that of a call from before", () => {
  const [, note] = beginCall();
  beginCall()[1](answer("700"));
  forgetPosition();
  note(answer("800"));
  expect(beginCall()[0]).toBeNull();
});

test("brings none after a write whose response told none, nor one from before it", () => {
  beginCall()[1](answer("700"));
  const [, noteRead] = beginCall();
  beginCall(true)[1](answer());
  noteRead(answer("700"));
  expect(beginCall()[0]).toBeNull();
});
