import { expect, test } from "vitest";
import { classifyLocally, createLocalModerator } from "./local-moderator.ts";
import type { ToClassify } from "./moderator.ts";

const image = { bytes: new Uint8Array([1]), mediaType: "image/webp" } as const;
const strange = "Jag är så trött idag och kan inte sova, men tack för allt";
const notRead = "unread_language";

const cases: [string, ToClassify, string, string, false | undefined][] = [
  [
    "a stranger language of a newcomer with a link",
    newcomers(`${strange} https://example.org/`),
    "high",
    notRead,
    false,
  ],
  ["the same with a bare address", newcomers(`${strange} t.me/vinnare`), "high", notRead, false],
  ["the same with an email address", newcomers(`${strange} me@evil.com`), "high", notRead, false],
  ["the same with a mention", newcomers(`@anna ${strange}`), "high", notRead, false],
  ["the same with a picture", { ...newcomers(strange), image }, "high", notRead, false],
  ["the same alone", newcomers(strange), "top", "", false],
  ["the same of an older member with a link", { text: `${strange} https://example.org/` }, "top", "", false],
  [
    "an unknown script of a newcomer with a link",
    newcomers("ขอบคุณทุกคนมากสำหรับความช่วยเหลือ https://example.org/"),
    "high",
    notRead,
    false,
  ],
  [
    "fewer than 20 letters of a newcomer with a link",
    newcomers("Tack alla! https://example.org/"),
    "top",
    "",
    undefined,
  ],
  [
    "English of a newcomer with a link",
    newcomers("This is what the trail looks like https://example.org/"),
    "top",
    "",
    undefined,
  ],
  [
    "harm in English of a newcomer",
    newcomers("I will kill you and your whole family https://example.org/"),
    "none",
    "threat",
    undefined,
  ],
];

function newcomers(text: string): ToClassify {
  return { text, isFromNewcomer: true };
}

test.each(cases)(
  "gives %s its level and marks what was not read",
  async (_, content, level, reason, wasRead) => {
    const { elements } = await createLocalModerator().classify(content);
    expect(elements[0]).toEqual({ type: "text", level, reason, ...(wasRead === false && { wasRead }) });
  },
);

test("gives a text that nobody could read at most high when a service has failed", () => {
  expect(classifyLocally({ text: strange }, "high").elements).toEqual([
    { type: "text", level: "high", reason: expect.stringMatching(/may still change/), wasRead: false },
  ]);
});
