import { expect, test } from "vitest";
import { canThank } from "./permissions.ts";

test("a stranger may thank an author, and an author may not thank themselves", () => {
  expect([canThank({ id: "ada" }, "ben"), canThank({ id: "ben" }, "ben")]).toEqual([true, false]);
});
