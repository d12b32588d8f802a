import { expect, test } from "vitest";
import { createSelfCheckGate, selfCheckHeader, signSelfCheck } from "./self-check-signature.ts";

const config = { sessionSecret: "a secret that only tests know, 32+ chars" };
const now = new Date("2026-11-26T08:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const url = "https://glimmer.test/api/self-check";

const request = (header: string, method = "GET", at = url) =>
  new Request(at, { method, headers: { [selfCheckHeader]: header } });

test("accepts a signed request once, also under another name of the host", () => {
  const isSelfCheck = createSelfCheckGate(config);
  const header = signSelfCheck(config, { method: "GET", url }, now);
  expect(isSelfCheck(request(header, "GET", "http://127.0.0.1:8787/api/self-check"), later(4))).toBe(true);
  expect(isSelfCheck(request(header), later(4))).toBe(false);
  expect(isSelfCheck(request(header), later(6))).toBe(false);
});

test.each([
  ["another method", "POST", url],
  ["another query", "GET", `${url}?stream`],
  ["another path", "GET", "https://glimmer.test/api/other"],
])("refuses a signature made for %s", (_case, method, at) => {
  const isSelfCheck = createSelfCheckGate(config);
  expect(isSelfCheck(request(signSelfCheck(config, { method, url: at }, now)), now)).toBe(false);
});

test("refuses a header of the future again while its time is acceptable", () => {
  const isSelfCheck = createSelfCheckGate(config);
  const header = signSelfCheck(config, { method: "GET", url }, later(4));
  expect(isSelfCheck(request(header), now)).toBe(true);
  expect(isSelfCheck(request(header), later(8))).toBe(false);
});

test("accepts no more than 1,000 in five minutes, and then others again", () => {
  const isSelfCheck = createSelfCheckGate(config);
  const ask = (at: Date) => isSelfCheck(request(signSelfCheck(config, { method: "GET", url }, at)), at);
  const answers = Array.from({ length: 1_001 }, () => ask(now));
  expect(answers.filter((isAccepted) => isAccepted)).toHaveLength(1_000);
  expect(ask(later(4))).toBe(false);
  expect(ask(later(6))).toBe(true);
});
