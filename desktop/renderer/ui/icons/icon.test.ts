import LucideCopy from "lucide-react/icons/copy";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Copy } from "./copy.ts";

/** Returns the attributes of the drawing, and its shapes as they are. */
function drawingOf<Props extends object>(component: ComponentType<Props>, props: Props) {
  const markup = renderToStaticMarkup(createElement(component, props));
  const [, attributes = "", shapes] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  const drawn = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    // The names that Lucide gives each icon, which no style of ours selects.
    value.replace(/^lucide[\w-]*( lucide-[\w-]+)* ?/, ""),
  ]).filter(([, value]) => value !== "");
  return { attributes: Object.fromEntries(drawn) as unknown, shapes };
}

test.each([
  ["as it is", {}],
  ["in another size", { size: 18 }],
  ["with a class", { className: "size-4 shrink-0" }],
  ["filled", { fill: "currentColor" }],
  ["in thinner lines", { strokeWidth: 1.5 }],
  ["hidden from screen readers", { "aria-hidden": "true" } as const],
])("an icon %s is drawn like Lucide's own component", (_, props) => {
  const drawing = drawingOf(Copy, props);
  expect(drawing.shapes).toMatch(/^<rect [^>]*><\/rect><path /);
  expect(drawing).toEqual(drawingOf(LucideCopy, props));
});
