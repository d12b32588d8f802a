import { expect, test } from "vitest";
import { summarizeServices } from "./ServiceCard.tsx";

test("names what needs somebody before what may soon", () => {
  expect(summarizeServices([{ name: "ai", state: "ok" }, { name: "bus", state: "off" }]))
    .toBe("Everything that is set up works.");
  expect(summarizeServices([
    { name: "ai", state: "warn" },
    { name: "mail", state: "fix" },
    { name: "jobs", state: "fix" },
  ])).toBe("Mail and Jobs need attention now. Check AI soon.");
});
