import { expect, test } from "vitest";
import { translateText } from "./translate-text.ts";

/** Says each word backwards, links too if it `spoils` them, and drops outer spaces as models do. */
const backwards = ({ spoils = false } = {}) => {
  const asked: string[] = [];
  const translate = (part: string) => {
    asked.push(part);
    const words = part.trim().split(/\s+/).map((word) =>
      !spoils && /^[#@]|^https?:/.test(word) ? word : [...word].toReversed().join("")
    );
    return Promise.resolve(words.join(" "));
  };
  return { asked, translate };
};

test("translates line by line, and leaves lines without words as they are", async () => {
  const { asked, translate } = backwards();
  expect(await translateText("guten Morgen\n\n🌱 12:30\nbis bald", translate))
    .toBe("netug negroM\n\n🌱 12:30\nsib dlab");
  expect(asked).toEqual(["guten Morgen", "bis bald"]);
});

test("translates a line with links as a whole where these stay", async () => {
  const { asked, translate } = backwards();
  expect(await translateText("mit @clara am #See https://example.org/a", translate))
    .toBe("tim @clara ma #See https://example.org/a");
  expect(asked).toHaveLength(1);
});

test("translates the words between links where the translator would change these", async () => {
  const { translate } = backwards({ spoils: true });
  expect(await translateText("mit @clara am #See", translate)).toBe("tim @clara ma #See");
  expect(await translateText("#ruhe #handwerk", translate)).toBe("#ruhe #handwerk");
});

test("translates what its author hid apart, so that it stays hidden", async () => {
  const { asked, translate } = backwards();
  expect(await translateText("am Ende ||lebt er|| doch", translate)).toBe("ma ednE ||tbel re|| hcod");
  expect(asked).toEqual(["am Ende", "lebt er", "doch"]);
});
