import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { LandingFooter } from "../renderer/app/landing/Landing.tsx";
import { writeSourceYear } from "./pages/render-once.ts";

const footer = renderToStaticMarkup(createElement(LandingFooter));

test("the footer has the year of the sources when their date is given, in any year", () => {
  expect(writeSourceYear(footer, "1577836799")).toContain('© <span data-current-year="true">2019</span>');
});

test("the footer has the current year when the sources' date is not given", () => {
  expect(writeSourceYear(footer, undefined)).toBe(footer);
  expect(footer).toContain(`>${new Date().getFullYear()}</span>`);
});
