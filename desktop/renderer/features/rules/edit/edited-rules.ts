import { t } from "@lingui/core/macro";
import type { HouseRule } from "#shared/rules/contract.ts";

/** A rule while it is written. */
export interface EditedRule {
  /** Stays while the rule has no key yet. */
  readonly id: string;
  /** Null until the new rule is saved. */
  readonly key: string | null;
  readonly title: string;
  readonly words: string;
}

/** The limit of the contract. */
export const mostRules = 30;

export function editRules(rules: readonly HouseRule[]): EditedRule[] {
  return rules.map((rule) => ({ ...rule, id: rule.key }));
}

/** Moves a rule up (-1) or down (1); at an end nothing changes. */
export function moveRule(rules: readonly EditedRule[], id: string, by: -1 | 1): readonly EditedRule[] {
  const from = rules.findIndex((rule) => rule.id === id);
  const to = from + by;
  const moved = rules[from];
  if (!moved || to < 0 || to >= rules.length) return rules;
  return rules.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns what is missing before the rules can be saved, by the rule's id. */
export function findMissingWords(
  rules: readonly EditedRule[],
): ReadonlyMap<string, { readonly title?: string; readonly words?: string }> {
  const missing = rules.flatMap(({ id, title, words }) => {
    const problems = {
      ...(title.trim() === "" && { title: t`Please name the rule.` }),
      ...(words.trim() === "" && { words: t`Please say what the rule means.` }),
    };
    return Object.keys(problems).length > 0 ? [[id, problems] as const] : [];
  });
  return new Map(missing);
}

/** The rules as they are saved. A new one gets a key from its title that no other rule has. */
export function prepareRules(rules: readonly EditedRule[]): HouseRule[] {
  const taken = new Set(rules.map(({ key }) => key));
  return rules.map(({ key: given, title, words }) => {
    const key = given ?? freeKey(title, taken);
    taken.add(key);
    return { key, title: title.trim(), words: words.trim() };
  });
}

const longestKey = 40;

function freeKey(title: string, taken: ReadonlySet<string | null>): string {
  const latin = title.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const slug = latin.replaceAll(/[^a-z0-9]+/g, "_").replaceAll(/^_+|_+$/g, "");
  const base = (/^[a-z]/.test(slug) ? slug : slug === "" ? "rule" : `rule_${slug}`)
    // Room for a number.
    .slice(0, longestKey - 3);
  let key = base;
  for (let n = 2; taken.has(key); n++) key = `${base}_${n}`;
  return key;
}
