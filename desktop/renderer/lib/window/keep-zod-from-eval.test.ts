import { expect, test, vi } from "vitest";
import { keepZodFromEval } from "./keep-zod-from-eval.ts";

test("lets zod check a form without compiling its schema", async () => {
  keepZodFromEval();
  const compile = vi.spyOn(globalThis, "Function");
  const { z } = await import("zod");
  expect(z.object({ name: z.string() }).parse({ name: "Ada" })).toEqual({ name: "Ada" });
  expect(compile).not.toHaveBeenCalled();
});
