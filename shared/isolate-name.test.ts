import { expect, test } from "vitest";
import { isolateName } from "./isolate-name.ts";

test.each([
  ["Ada Lind", "Ada Lind"],
  ["鈴木花", "鈴木花"],
  ["محمد", "\u2068محمد\u2069"],
  ["נועה 2", "\u2068נועה 2\u2069"],
  ["\u202eadA", "\u2068\u202eadA\u2069"],
])("isolates %j only where it would turn its sentence", (name, shown) => {
  expect(isolateName(name)).toBe(shown);
});
