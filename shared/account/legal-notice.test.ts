import { expect, test } from "vitest";
import { getLegalNotice } from "./legal-notice.ts";

const old = { terms: "2026-01-01", privacy: "2026-01-01" };
const newTerms = { ...old, terms: "2026-07-01" };
const at = (time: string) => new Date(time);

test.each([
  ["the current version was accepted", newTerms, newTerms],
  ["a later version than this release knows was accepted", newTerms, old],
])("returns none when %s", (_, accepted, present) => {
  expect(getLegalNotice(accepted, present, at("2026-08-01"))).toEqual({ kind: "none" });
});

test.each([
  ["2026-06-30T23:59:59.999Z", "announced"],
  ["2026-07-01T00:00:00.000Z", "due"],
])("at %s returns changed terms as %s", (now, kind) => {
  expect(getLegalNotice(old, newTerms, at(now))).toEqual({ kind, texts: ["terms"], date: "2026-07-01" });
});

test("is due as soon as one of two changed texts is in effect", () => {
  const present = { terms: "2026-07-01", privacy: "2026-06-01" };
  expect(getLegalNotice(old, present, at("2026-06-15"))).toEqual({
    kind: "due",
    texts: ["terms", "privacy"],
    date: "2026-06-01",
  });
});
