import { uuidv7 } from "uuidv7";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { TestApp } from "./create-test-app.ts";

/** Gives a member an active crown, or changes when theirs ends; null: never. */
export async function giveCrown(
  t: Pick<TestApp, "sql" | "clock">,
  memberId: string,
  expiresAt: Date | null = null,
): Promise<void> {
  await t.sql`
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, created_at)
    values (${uuidv7()}, ${memberId}, 'blackCrown', true, ${expiresAt}, ${t.clock.now()})
    on conflict (member_id) where is_active do update
    set expires_at = excluded.expires_at`;
}

interface Traits {
  readonly isActive?: boolean;
  readonly isDeactivated?: boolean;
  /** Null: never, as when absent. */
  readonly expiresAt?: Date | null;
}

/** Gives a member a badge, passive unless told otherwise. Returns its id. */
export async function giveBadge(
  t: Pick<TestApp, "sql" | "clock">,
  memberId: string,
  badgeType: BadgeType,
  { isActive = false, isDeactivated = false, expiresAt = null }: Traits = {},
): Promise<string> {
  const id = uuidv7();
  const row = t.sql({
    id,
    member_id: memberId,
    badge_type: badgeType,
    is_active: isActive,
    is_deactivated: isDeactivated,
    expires_at: expiresAt,
    created_at: t.clock.now(),
  });
  await t.sql`
    insert into member_badges ${row}`;
  return id;
}
