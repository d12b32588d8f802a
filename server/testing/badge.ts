import { uuidv7 } from "uuidv7";
import type { TestApp } from "./create-test-app.ts";

/** Gives a member an active crown, or changes when theirs ends; null: never. */
export async function crown(
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
