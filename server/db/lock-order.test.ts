import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Source {
  readonly path: string;
  /** Without comments. */
  readonly text: string;
}

const server = new URL("../", import.meta.url);
const sources = readdirSync(server, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter(isOfProduct)
  .map((path) => sourceOf(path, readFileSync(new URL(path, server), "utf8")));

/** Every file of the server that may have statements, whatever its name. */
function isOfProduct(path: string): boolean {
  return /\.(sql|ts)$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path);
}

function sourceOf(path: string, text: string): Source {
  const comments = path.endsWith(".sql") ? /--.*$/gm : /\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm;
  return { path, text: text.replaceAll(comments, "") };
}

const lockClause = /\bfor\s+(no\s+key\s+update|update|share|key\s+share)\b(\s+of\s+\w+)?(\s+skip\s+locked)?/g;
/** One row, by a unique column. */
const byKey =
  /\bwhere\s+(\w+\.)?(id|member_id|post_id|order_id|day|subscription_id|confirm_hash|refuse_hash|token_hash|low_id)\s*=(?!\s*any)/;

/** Statements that lock several rows in no order, and why that cannot deadlock. */
const exceptions: Readonly<Record<string, string>> = {
  "features/bots/acts/plan/plan-hours.ts: select from bot_switch where is_on": "The table has one row.",
  "features/notifications/sql/notify-member.sql: select id into v_id from notifications where receiver_id = p_receiver and group_key = p_group":
    "One row, by notifications_by_group.",
  "features/notifications/sql/notify-of-marks.sql: select id into v_id from notifications where receiver_id = v_receiver and group_key = v_group":
    "One row, by notifications_by_group.",
  "features/promotions/promotion-queries.ts: ${promotedPost}": "The post of one promotion.",
};

/**
 * The text before a place, back to the `select` or `perform` of its own level, without brackets.
 */
function clauseBefore(text: string, at: number): string {
  let depth = 0;
  let clause = "";
  for (let place = at - 1; place >= 0 && depth >= 0; place--) {
    const char = text[place] as string;
    if (char === ")") depth += 1;
    else if (char === "(") depth -= 1;
    else if (depth === 0) clause = char + clause;
    if (depth === 0 && /^(select|perform)\b/.test(clause) && !/\w/.test(text[place - 1] ?? "")) break;
  }
  return clause.replaceAll(/\s+/g, " ").trim();
}

function unorderedLocks({ path, text }: Source): string[] {
  return [...text.matchAll(lockClause)]
    .filter(([clause]) => !clause.includes("skip"))
    .map(({ index }) => clauseBefore(text, index))
    .filter((clause) => !/\border by\b/.test(clause) && !byKey.test(clause))
    .map((clause) => `${path}: ${clause}`);
}

test("every statement that locks several rows locks them in key order or skips locked ones", () => {
  const found = sources.flatMap(unorderedLocks);
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

/**
 * `update members … where id in (…)`, `delete from posts where id = any(…)`: rows are locked in
 * the order of the plan.
 */
const severalChanged =
  /\b(?:update|delete from)\s+(members|posts|conversations)\b[^;`]*?\bwhere\s+\w*\.?id\s*(?:in\s*\(|=\s*any)/g;

function unlockedChanges({ path, text }: Source): string[] {
  return [...text.matchAll(severalChanged)]
    .filter(({ index, 1: table }) => {
      const before = text.slice(Math.max(0, text.lastIndexOf("create or replace function", index)), index);
      const lock = new RegExp(
        `from ${table}\\b[^;\`]*?order by id\\s+(limit \\w+\\s+)?for (no key )?update|lock_members|lock_conversations`,
      );
      return !lock.test(before);
    })
    .map(([change]) => `${path}: ${change.replaceAll(/\s+/g, " ")}`);
}

test("every statement that changes several members, posts or conversations by id locks them in order first", () => {
  const unlocked = sources.flatMap(unlockedChanges);
  // `end_follow`, whose callers have locked both members.
  expect(unlocked).toHaveLength(1);
  expect(unlocked[0]).toContain("follow.sql: update members set following_count");
});

/** Migrations apart, which lock what they change. */
function locksTable({ path, text }: Source): boolean {
  return path.endsWith(".sql") && !/^db\/migrat(e|ions)\//.test(path) &&
    /^\s*(create (constraint )?trigger|alter table|lock table|create (unique )?index)\b/m.test(text);
}

test("no function file locks a table: all run in one transaction", () => {
  expect(sources.filter(locksTable).map(({ path }) => path)).toEqual([]);
});

describe("a fault is found", () => {
  const paths = [
    "worker/a.ts",
    "http/limits/a.ts",
    "features/posts/a.ts",
    "db/a.sql",
    "features/posts/a.sql",
  ];

  test.each(paths)("in %s", (path) => {
    expect(isOfProduct(path)).toBe(true);
    const lock = sourceOf(path, "sql`select id from posts where author_id = ${id} for update`");
    expect(unorderedLocks(lock)).toEqual([`${path}: select id from posts where author_id = ${"${id}"}`]);
    const change = sourceOf(path, "sql`update posts set content = '' where id = any(${ids})`");
    expect(unlockedChanges(change)).toEqual([expect.stringContaining(`${path}: update posts`)]);
  });

  test("in a function file that locks a table, wherever it is", () => {
    const text = "alter table posts add column a text;";
    const locking = ["db/sql/a.sql", "features/posts/sql/a.sql", "db/migrations/0300_a.sql"]
      .filter((path) => locksTable(sourceOf(path, text)));
    expect(locking).toEqual(["db/sql/a.sql", "features/posts/sql/a.sql"]);
  });

  test("and none in a comment", () => {
    const source = sourceOf("worker/a.ts", "// select id from posts where author_id = 1 for update\n");
    expect(unorderedLocks(source)).toEqual([]);
  });
});
