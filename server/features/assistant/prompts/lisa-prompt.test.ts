import { expect, test } from "vitest";
import { makeLisaPrompt, type Reading } from "./lisa-prompt.ts";

const question = { label: "comment by @ada", text: "What helps?" };
const reading: Reading = { about: null, before: [], question, askedIn: "comment" };
const words = (length: number) => "word ".repeat(length / 5);

test("quotes members' text in the user message only, with a new mark each time", () => {
  const about = { label: "post by @bob", text: "My garden" };
  const prompt = makeLisaPrompt({ ...reading, about });
  const [system, user, ...more] = prompt.messages;
  expect([system?.role, user?.role, more]).toEqual(["system", "user", []]);
  expect(system?.content).not.toMatch(/garden|helps\?/);
  const mark = /^\[([0-9a-f]{16}) post by @bob\]\nMy garden\n\[\1 end\]/.exec(user?.content ?? "")?.[1];
  expect(system?.content).toContain(mark);
  expect(prompt.mark).toBe(mark);
  expect(makeLisaPrompt(reading).messages[1]?.content).not.toContain(mark);
});

test("sends the latest whole messages that fit, and always the post and the question", () => {
  const before = Array.from(
    { length: 30 },
    (_, n) => ({ label: `comment by @m${n}`, text: `${n}: ${words(1_000)}` }),
  );
  const about = { label: "post by @bob", text: words(9_000) };
  const content = makeLisaPrompt({ ...reading, about, before }).messages[1]?.content ?? "";
  expect(content).toContain(words(9_000));
  expect(content).toContain("What helps?");
  const read = before.filter(({ label, text }) => content.includes(`${label}]\n${text}\n`));
  expect(read.length).toBeGreaterThan(5);
  expect(read).toEqual(before.slice(-read.length));
  expect(content).not.toContain("@m0]");
});
