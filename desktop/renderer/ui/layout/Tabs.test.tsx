import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderMarkup } from "../../lib/testing/render-markup.tsx";
import { type Tab, Tabs } from "./Tabs.tsx";

const tabs: readonly Tab<"a" | "b">[] = [
  { value: "a", label: "First", content: "Words of the first" },
  { value: "b", label: "Second", content: "Words of the second" },
];

test("marks the open tab, joins each to its panel, and draws the open panel alone", () => {
  const markup = renderMarkup(
    new QueryClient(),
    <Tabs label="Which" tabs={tabs} value="b" onValueChange={() => {}} />,
  );
  const tagsOf = (role: string) =>
    [...markup.matchAll(new RegExp(`<\\w+[^>]* role="${role}"[^>]*>`, "g"))].map(String);
  const attribute = (tag = "", name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const [first, second] = tagsOf("tab");
  expect([first, second].map((tag) => attribute(tag, "aria-selected"))).toEqual(["false", "true"]);
  expect([first, second].map((tag) => attribute(tag, "tabindex"))).toEqual(["-1", "0"]);
  const panels = tagsOf("tabpanel");
  expect(panels.map((tag) => attribute(tag, "id")))
    .toEqual([first, second].map((tag) => attribute(tag, "aria-controls")));
  expect(panels.map((tag) => tag.includes(" hidden"))).toEqual([true, false]);
  expect(markup).toContain("Words of the second");
  expect(markup).not.toContain("Words of the first");
});
