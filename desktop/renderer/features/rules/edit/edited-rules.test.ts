import { expect, test } from "vitest";
import { ruleKey } from "#shared/rules/rule-key.ts";
import { type EditedRule, editRules, findMissingWords, moveRule, prepareRules } from "./edited-rules.ts";

const spam = { key: "spam", title: "Spam", words: "None." };
const fresh = (title: string, id = title): EditedRule => ({ id, key: null, title, words: "Words." });

test("a new rule gets a key of its title that no other rule has, and the others keep theirs", () => {
  const titles = ["Spam", "Spam!", "No Adverts, à la carte", "3 posts a day", "静かに", "x".repeat(80)];
  const saved = prepareRules([...editRules([spam]), ...titles.map((title, n) => fresh(title, String(n)))]);
  expect(saved.map(({ key }) => key)).toEqual([
    "spam",
    "spam_2",
    "spam_3",
    "no_adverts_a_la_carte",
    "rule_3_posts_a_day",
    "rule",
    "x".repeat(37),
  ]);
  for (const { key } of saved) expect(ruleKey.safeParse(key).success).toBe(true);
});

test("saves the words without blanks around them, and says which are missing", () => {
  const rules = [{ ...fresh(" Quiet "), words: " Hush \n" }, fresh(" ", "b")];
  expect(prepareRules(rules)[0]).toEqual({ key: "quiet", title: "Quiet", words: "Hush" });
  expect([...findMissingWords(rules)]).toEqual([["b", { title: "Please name the rule." }]]);
});

test("moves a rule by one place, and not past an end", () => {
  const rules = ["a", "b", "c"].map((title) => fresh(title));
  const ids = (of: readonly EditedRule[]) => of.map(({ id }) => id).join("");
  expect(ids(moveRule(rules, "b", -1))).toBe("bac");
  expect(ids(moveRule(rules, "b", 1))).toBe("acb");
  expect(moveRule(rules, "a", -1)).toBe(rules);
  expect(moveRule(rules, "c", 1)).toBe(rules);
});
