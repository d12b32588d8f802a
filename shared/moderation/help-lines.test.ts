import { expect, test } from "vitest";
import { helpLines } from "./help-lines.ts";

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const entries = Object.entries(helpLines).flatMap(([country, lines]) =>
  lines.map((line) => ({ country, ...line }))
);

test("names countries by their code, each once and in order, with at least one line", () => {
  const codes = Object.keys(helpLines);
  expect(codes).toEqual([...codes].sort());
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code) || regions.of(code) === undefined)).toEqual([]);
  expect(codes.filter((code) => helpLines[code]?.length === 0)).toEqual([]);
});

test.each(entries)("gives $country's $name an address, a number and a day that can be used", (line) => {
  expect(new URL(line.url).protocol).toBe("https:");
  expect(line.phone ?? "1").toMatch(/^[0-9*][0-9 ]*$/);
  expect(line.name.trim()).not.toBe("");
  expect(line.description).not.toMatch(/\.$|^\s|\s$|^$/);
  expect(new Date(`${line.readOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(line.readOn);
  expect(Date.parse(line.readOn)).toBeLessThanOrEqual(Date.now());
});

test("lists no line of a country twice", () => {
  const seen = entries.map((line) => `${line.country} ${line.url} ${line.phone}`);
  expect(new Set(seen).size).toBe(seen.length);
  const names = entries.map((line) => `${line.country} ${line.name}`);
  expect(new Set(names).size).toBe(names.length);
});
