import { expect, test } from "vitest";
import { parseDevice } from "./SessionsSection.tsx";

const chromeMac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test.each([
  [chromeMac, "Chrome on macOS", "desktop"],
  [`${chromeMac} Edg/142.0.0.0`, "Edge on macOS", "desktop"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on Windows",
    "desktop",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Glimmer/0.2.0 Chrome/142.0.0.0 Electron/45.4.1 Safari/537.36",
    "Glimmer app on Linux",
    "app",
  ],
  ["curl/8.11.0", "curl", "desktop"],
])("names %s", (userAgent, name, kind) => {
  expect(parseDevice(userAgent)).toEqual({ name, kind });
});

test("returns an unknown device for an unknown user agent", () => {
  expect(parseDevice("")).toEqual({ name: "Unknown device", kind: "unknown" });
  expect(parseDevice("something/1.0").name).toBe("Unknown device");
});
