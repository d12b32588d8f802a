import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModerationMark } from "./ModerationMark.tsx";

test.each(
  [
    ["top", "level-at-rest", "", "top"],
    ["high", "level-high", "High", "high"],
    ["low", "level-low", "Low", "low"],
    ["none", "level-none", "None", "none"],
    [null, "level-unknown", "", "not known yet"],
  ] as const,
)(
  "shows level %s as a coloured shield with an accessible name, and as a word below top",
  (level, colour, word, name) => {
    const html = renderToStaticMarkup(<ModerationMark level={level} />);
    expect(html).toMatch(new RegExp(`"(text-)?${colour}[" ]`));
    expect(html).toContain(`data-tooltip="Moderation level: ${name}"`);
    const [, shown = ""] = /<span aria-hidden="true">(\w+)<\/span>/.exec(html) ?? [];
    expect(shown).toBe(word);
    expect(html).toMatch(new RegExp(`sr-only">Moderation level: ${name}<`));
    expect(html.includes("stroke-dasharray"), "apart from top by its shape").toBe(level === null);
    expect(html).toContain(level === null || level === "top" ? 'fill="none"' : 'fill="currentColor"');
  },
);
