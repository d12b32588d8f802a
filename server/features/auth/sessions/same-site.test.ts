import { expect, test } from "vitest";
import { isSameSite } from "./same-site.ts";

test.each<[Record<string, string>, boolean]>([
  [{ "Sec-Fetch-Site": "same-origin" }, true],
  [{ "Sec-Fetch-Site": "same-site" }, true],
  [{ "Sec-Fetch-Site": "none" }, true],
  [{ "Sec-Fetch-Site": "cross-site" }, false],
  [{ "Sec-Fetch-Site": "cross-site", Referer: "https://glimmer.example/" }, false],
  [{ Referer: "https://glimmer.example/settings" }, true],
  [{ Referer: "https://glimmer.example.evil.example/" }, false],
  [{ Origin: "https://glimmer.example" }, true],
  [{ Origin: "null", Referer: "https://glimmer.example/" }, false],
  [{}, false],
])("a request with %j is same-site: %s", (headers, expected) => {
  const request = new Request("https://glimmer.example/api/logout", { headers });
  expect(isSameSite(request, "https://glimmer.example")).toBe(expected);
});
