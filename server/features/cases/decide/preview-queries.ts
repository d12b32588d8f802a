import type { Sql } from "../../../db/open-database.ts";
import type { Decision } from "./act.ts";
import type { Target } from "./target-queries.ts";

/** What a decision would touch, in numbers. */
export interface Touched {
  readonly accounts: number;
  readonly posts: number;
  readonly comments: number;
  readonly messages: number;
  readonly promotions: number;
}

/** Counts what a decision would do to these targets. */
export async function countTouched(
  sql: Sql,
  decision: Decision,
  targets: readonly Target[],
): Promise<Touched> {
  const members = [...new Set(targets.flatMap(({ memberId }) => memberId ?? []))];
  const emptied = decision.kind === "suspend" && decision.removesContent ? members : [];
  const stopped = decision.kind === "suspend" || decision.kind === "limit" ? members : [];
  const ended = decision.kind === "remove" ? idsOf(targets, "post") : [];
  const [row] = await sql<Pick<Touched, "posts" | "comments" | "promotions">[]>`
    select
      (
        select count(*) from posts where author_id = any(${emptied}::uuid[]) and removed_at is null
      ) as posts,
      (
        select count(*)
        from comments
        where author_id = any(${emptied}::uuid[]) and deleted_at is null and removed_at is null
      ) as comments,
      (
        select count(*)
        from promotions
        where ended_at is null and (post_id = any(${ended}::uuid[]) or member_id = any(${stopped}::uuid[]))
      ) as promotions`;
  if (!row) throw new Error("A count has no row");
  return {
    accounts: members.length,
    posts: idsOf(targets, "post").length + row.posts,
    comments: idsOf(targets, "comment").length + row.comments,
    messages: idsOf(targets, "message").length,
    promotions: row.promotions,
  };
}

function idsOf(targets: readonly Target[], kind: Target["kind"]): string[] {
  return targets.filter((target) => target.kind === kind).map(({ id }) => id);
}
