import { beforeEach, expect, test } from "vitest";
import { createTypingSignal } from "./use-typing.ts";

let now: number;
let sent: boolean[];
beforeEach(() => {
  now = 0;
  sent = [];
});
const signal = () => createTypingSignal((isTyping) => sent.push(isTyping), () => now);

test("sends at most one signal in 3 s while the member types", () => {
  const typing = signal();
  for (now = 0; now < 9_000; now += 500) typing.write("Hello");
  expect(sent).toEqual([true, true, true]);
});

test("sends one stop when the text is blank again or the message is sent", () => {
  const typing = signal();
  typing.write("Hello");
  typing.write("  ");
  typing.write("");
  expect(sent).toEqual([true, false]);
  typing.write("Again");
  typing.stop();
  typing.stop();
  expect(sent).toEqual([true, false, true, false]);
});

test("sends nothing for a blank text", () => {
  const typing = signal();
  typing.write(" ");
  typing.stop();
  expect(sent).toEqual([]);
});
