import { expect, test } from "vitest";
import { getErrorMessage } from "./error-message.ts";

test.each<[unknown, string]>([
  [new TypeError("no tray"), "no tray"],
  ["no tray", "no tray"],
  [undefined, "undefined"],
])("returns what %s says", (cause, text) => expect(getErrorMessage(cause)).toBe(text));
