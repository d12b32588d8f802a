import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { joinWithCommas } from "#shared/language/join-texts.ts";
import type { HouseRule, HouseRules } from "#shared/rules/contract.ts";
import { firstRules } from "#shared/rules/first-rules.ts";
import type { SessionCtx } from "../../context.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { getRules, presentRules } from "./get-rules.ts";
import { insertRules } from "./rule-queries.ts";

interface Change {
  /** The version that was edited. */
  readonly version: number;
  readonly rules: readonly HouseRule[];
}

/**
 * Writes a new version of the rules, which holds at once (rules.1); the same rules again change
 * nothing. Throws `Invalid` for a key twice or a missing reason of reports, and `Conflict` when
 * another version was written since.
 */
export async function changeRules(ctx: SessionCtx, { version, rules }: Change): Promise<HouseRules> {
  refuseIncomplete(rules);
  const before = await getRules(ctx);
  const details = differences(before.rules, rules);
  if (Object.keys(details).length === 0) return before;
  const act = {
    id: ctx.createdId ?? uuidv7(),
    action: "change_rules",
    actor: ctx.actor,
    reason: null,
    at: ctx.clock.now(),
  } as const;
  const written = await insertRules(ctx.sql, { after: version, rules, details }, act);
  if (!written) {
    throw new Conflict(
      "conflict",
      msg`Another administrator changed the rules meanwhile. Look at their version, then write yours again.`,
    );
  }
  return presentRules(written, ctx.language);
}

function refuseIncomplete(rules: readonly HouseRule[]): void {
  const keys = new Set(rules.map(({ key }) => key));
  if (keys.size < rules.length) throw new Invalid(msg`Two rules have the same key.`);
  const missing = firstRules.filter(({ key }) => !keys.has(key)).map(({ title }) => title);
  if (missing.length > 0) {
    throw new Invalid(
      msg`These rules stay, since reports name them: ${{ titles: joinWithCommas(missing) }}.`,
    );
  }
}

/** The audit's note of the change, the keys by what happened to them; empty without a change. */
function differences(
  before: readonly HouseRule[],
  after: readonly HouseRule[],
): Readonly<Record<string, string>> {
  const former = new Map(before.map((rule) => [rule.key, rule]));
  const keys = new Set(after.map(({ key }) => key));
  const isChanged = ({ key, title, words }: HouseRule) => {
    const one = former.get(key);
    return one !== undefined && (one.title !== title || one.words !== words);
  };
  const stayed = (rules: readonly HouseRule[]) =>
    rules.map(({ key }) => key).filter((key) => former.has(key) && keys.has(key)).join();
  const found = {
    added: after.filter(({ key }) => !former.has(key)),
    changed: after.filter(isChanged),
    removed: before.filter(({ key }) => !keys.has(key)),
    moved: stayed(before) === stayed(after) ? [] : after,
  };
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, rules]) => rules.length > 0)
      .map(([name, rules]) => [name, rules.map(({ key }) => key).join(", ")]),
  );
}
