import { expect, test } from "vitest";
import type { Service } from "#shared/xp/service-prices.ts";
import { canUseModel } from "./permissions.ts";

test.each<[Service, (1 | 2 | 3)[]]>([
  ["aiChatMini", [1, 2, 3]],
  ["aiChatGpt4", [2, 3]],
  ["aiChatGpt5", [2, 3]],
  ["aiChatStandard", [2, 3]],
  ["aiChatHD", [3]],
  ["imageGenerationDalle2", [2, 3]],
  ["imageGenerationDalle3", [3]],
])("unlocks %s in the tiers %j, and not by a stranger's badge", (service, unlocked) => {
  const tiers = ([1, 2, 3] as const).filter((tier) => canUseModel({ tier }, service));
  expect(tiers).toEqual(unlocked);
});
