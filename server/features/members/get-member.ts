import type { Profile } from "#shared/members/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { presentProfile } from "./present.ts";
import { type ProfileRow, selectProfile } from "./queries.ts";

type Wanted = { id: string } | { username: string };

/** A member's public profile. A block either way hides them (blocks.1). Throws `NotFound`. */
export async function getMember(ctx: MemberCtx, wanted: Wanted): Promise<Profile> {
  return presentProfile(await loadMember(ctx, wanted));
}

/** Throws `NotFound` unless the member exists and the actor may see them. */
export async function loadMember(ctx: MemberCtx, wanted: Wanted): Promise<ProfileRow> {
  const row = await selectProfile(ctx.sql, ctx.actor.id, wanted, ctx.clock.now());
  if (!row) throw memberNotFound();
  return row;
}

/** The same error for deleted, unknown and blocked members. */
export function memberNotFound(): NotFound {
  return new NotFound("User Not Found");
}
