import { expect, test } from "vitest";
import { unreadText } from "./unread-text.ts";

test.each([[0, null], [1, "1"], [99, "99"], [100, "99+"], [5_000, "99+"]])(
  "%i unread show as %s",
  (count, text) => {
    expect(unreadText(count)).toBe(text);
  },
);
