import { expect, test } from "vitest";
import { canGiveXp, canRemoveContent, canRestore, canSuspend, type Target } from "./permissions.ts";

const actors = {
  "a stranger": { isAdmin: false },
  "an administrator": { isAdmin: true },
};
const who = Object.entries(actors);

const nobodySpecial: Target = { isAdmin: false, isBot: false, isSuspended: false };
const targets: readonly (readonly [string, Target, string])[] = [
  ["a member", nobodySpecial, "gift suspend"],
  ["an administrator", { ...nobodySpecial, isAdmin: true }, "gift"],
  ["a bot", { ...nobodySpecial, isBot: true }, ""],
  ["a suspended member", { ...nobodySpecial, isSuspended: true }, "restore"],
  ["a suspended bot", { ...nobodySpecial, isBot: true, isSuspended: true }, "restore"],
];

test.each(targets)("only an administrator may act on %s", (_, target, allowed) => {
  for (const [name, actor] of who) {
    const acts = [
      canGiveXp(actor, target) && "gift",
      canSuspend(actor, target) && "suspend",
      canRestore(actor, target) && "restore",
    ];
    expect(acts.filter(Boolean).join(" "), name).toBe(name === "an administrator" ? allowed : "");
  }
});

test.each(who)("%s may remove content only as an administrator", (name, actor) => {
  expect(canRemoveContent(actor)).toBe(name === "an administrator");
});
