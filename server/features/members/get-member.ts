import { msg } from "@lingui/core/runtime-macro";
import type { Profile } from "#shared/members/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { cacheByKey } from "../../db/cache/cache-by-key.ts";
import type { Sql } from "../../db/open-database.ts";
import { NotFound } from "../../errors.ts";
import { presentProfile } from "./present.ts";
import {
  areHidden,
  isPinVisible,
  type ProfileRow,
  selectProfile,
  selectProfiles,
} from "./profile-queries.ts";

type Wanted = { id: string } | { username: string };

/**
 * Members by id, for any viewer, at most 100 ms old and never older than the last write of this
 * process.
 */
const cachedProfiles = cacheByKey(
  async (sql: Sql, ids) => new Map((await selectProfiles(sql, ids)).map((row) => [row.id, row])),
  // A row is its texts, of which a bio is the longest, and some twenty fields.
  { mostBytes: 2_000_000, bytesOf: ({ bio }: ProfileRow) => 1_500 + 2 * (bio?.length ?? 0) },
);

/** Whether a block hides a member; read for each call, in one statement for concurrent callers. */
const isHidden = batchReads(areHidden);

/** A member's public profile. A block either way hides them (blocks.1). Throws `NotFound`. */
export async function getMember(ctx: MemberCtx, wanted: Wanted): Promise<Profile> {
  const row = await loadMember(ctx, wanted);
  const { pinned_post_id: pinned } = row;
  const pinnedPostId = pinned !== null && await isPinVisible(ctx.sql, ctx.actor, pinned) ? pinned : null;
  return presentProfile(row, { pinnedPostId, now: ctx.clock.now() });
}

/** Throws `NotFound` unless the member exists and the actor may see them. */
export async function loadMember(ctx: MemberCtx, wanted: Wanted): Promise<ProfileRow> {
  const { sql, actor } = ctx;
  if ("username" in wanted) {
    const row = await selectProfile(sql, actor.id, wanted.username, ctx.clock.now());
    if (!row) throw memberNotFound();
    return row;
  }
  const [row, hidden] = await Promise.all([
    findProfile(ctx, wanted.id),
    isHidden(sql, { viewerId: actor.id, memberId: wanted.id }),
  ]);
  if (!row || hidden) throw memberNotFound();
  return row;
}

/**
 * A member, also across a block: for callers that check blocks themselves. Null when there is none.
 */
export async function findProfile(
  { sql, metrics }: Pick<MemberCtx, "sql" | "metrics">,
  id: string,
): Promise<ProfileRow | null> {
  const found = await cachedProfiles(sql, [id], (outcome) => metrics.countCache("profiles", outcome));
  return found.get(id) ?? null;
}

/** The same error for deleted, unknown and blocked members. */
export function memberNotFound(): NotFound {
  return new NotFound(msg`User Not Found`);
}
