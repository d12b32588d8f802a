import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { helpLines } from "./help-lines.ts";

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const write = createTextWriter("en");
const entries = Object.entries(helpLines).flatMap(([country, lines]) =>
  lines.map((line) => ({ country, ...line, description: write(line.description) }))
);

test("names countries by their code, each once and in order, with at least one line", () => {
  const codes = Object.keys(helpLines);
  expect(codes).toEqual([...codes].sort());
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code) || regions.of(code) === undefined)).toEqual([]);
  expect(codes.filter((code) => helpLines[code]?.length === 0)).toEqual([]);
});

test.each(entries)("gives $country's $name addresses, a number and a day that can be used", (line) => {
  for (const address of [line.url, line.source]) expect(new URL(address).protocol).toBe("https:");
  expect(line.phone ?? "12").toMatch(/^\d[\d ]*\d$/);
  expect(line.name.trim()).not.toBe("");
  expect(line.description).not.toMatch(/\.$|^\s|\s$|^$/);
  if (line.readOn === null) return;
  expect(new Date(`${line.readOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(line.readOn);
  expect(Date.parse(line.readOn)).toBeLessThanOrEqual(Date.now());
});

test.each(entries)("opens a page that helps for $country's $name, not news, history or a blog", (line) => {
  const { pathname, search } = new URL(line.url);
  expect(pathname + search).not.toMatch(
    /news|blog|press|podcast|histor|geschichte|journey|jahre|about|om-|why-|school|opdracht|letter|node|article|\d{4}-\d|actualit/,
  );
});

test.each(entries)("leaves a way in to $country's $name: a number, or a chat on its page", (line) => {
  if (line.phone === null) expect(line.description).toMatch(/chat[^;]* on its page/);
});

test("lists no line of a country twice", () => {
  const seen = entries.map((line) => `${line.country} ${line.phone ?? line.url}`);
  expect(new Set(seen).size).toBe(seen.length);
  const names = entries.map((line) => `${line.country} ${line.name}`);
  expect(new Set(names).size).toBe(names.length);
});
