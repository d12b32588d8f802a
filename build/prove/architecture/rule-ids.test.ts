import { expect, test } from "vitest";
import { parseModule } from "./read-modules.ts";
import { findUnknownRuleIds } from "./rule-ids.ts";

test("finds a cited rule that the page does not define", () => {
  const page = "- **xp.4** Pays.\n- **posts.1** Is short.\n";
  const unknown = ["xp", "99"].join(".");
  const text = `/** Pays (xp.4), but not (${unknown}). */ const half = box.posts.2;`;
  expect(findUnknownRuleIds([parseModule("a.ts", text)], page)).toEqual([`a.ts: ${unknown}`]);
});
