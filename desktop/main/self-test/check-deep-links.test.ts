import { expect, test, vi } from "vitest";
import { checkDeepLinks } from "./check-deep-links.ts";

test.each([
  ["with this app", true, { result: "ok", why: null }],
  ["with another program", false, {
    result: "not available",
    why: expect.stringContaining("another program"),
  }],
])("a system that opens links %s", (_, isDefault, expected) => {
  const isDefaultProtocolClient = vi.fn(() => isDefault);
  expect(checkDeepLinks({ isDefaultProtocolClient })).toMatchObject(expected);
  expect(isDefaultProtocolClient).toHaveBeenCalledExactlyOnceWith("glimmer");
});
