import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModerationMark } from "./ModerationMark.tsx";

test.each(
  [
    ["top", "level-top", "", "top"],
    ["high", "level-high", "High", "high"],
    ["low", "level-low", "Low", "low"],
    ["none", "level-none", "None", "none"],
    [null, "level-unknown", "", "not known yet"],
  ] as const,
)(
  "shows level %s as a coloured shield with an accessible name, and as a word below top",
  (level, colour, word, name) => {
    const html = renderToStaticMarkup(<ModerationMark level={level} />);
    expect(html).toContain(`text-${colour}`);
    expect(html).toContain(`data-tooltip="Moderation level: ${name}"`);
    const [, shown = ""] = /<span aria-hidden="true">(\w+)<\/span>/.exec(html) ?? [];
    expect(shown).toBe(word);
    expect(html).toMatch(new RegExp(`sr-only">Moderation level: ${name}<`));
    expect(html).toContain(level === null || level === "top" ? 'fill="none"' : 'fill="currentColor"');
  },
);

test("shows level top in a muted colour until it is pointed at or focused, and lower levels in full colour", () => {
  const colours = (level: "top" | "high") =>
    /<svg[^>]*class="([^"]*)"/.exec(renderToStaticMarkup(<ModerationMark level={level} />))?.[1]?.split(" ");
  expect(colours("top")).toContain("text-level-calm");
  expect(colours("top")).toContain("group-hover/level:text-level-top");
  expect(colours("top")).toContain("in-[article:focus-visible]:text-level-top");
  expect(colours("high")).toEqual(["text-level-high"]);
});
