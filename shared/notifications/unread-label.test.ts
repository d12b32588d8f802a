import { expect, test } from "vitest";
import { formatUnreadCount } from "./unread-label.ts";

test.each([[0, null], [1, "1"], [99, "99"], [100, "99+"], [5_000, "99+"]])(
  "%i unread show as %s",
  (count, text) => {
    expect(formatUnreadCount(count)).toBe(text);
  },
);
