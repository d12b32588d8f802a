import type { Appointment } from "#shared/admin/role-contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify/notify-fragments.ts";
import { type Act, insertAuditEntry } from "../audit/audit-fragments.ts";

interface ChangeOfRole extends Act {
  readonly memberId: string;
  readonly role: Appointment;
  readonly reason: string;
}

interface ChangedRole {
  readonly notified: Notified | null;
}

/**
 * Makes a member a moderator or dismisses them, records it and notifies them (roles.1). Returns
 * null when nothing was changed: see refusal_to_appoint.
 */
export async function updateRole(
  sql: Sql,
  act: ChangeOfRole,
  adminEmails: readonly string[],
): Promise<ChangedRole | null> {
  const [row] = await sql<ChangedRole[]>`
    with changed as (
      update members m
      set is_moderator = ${act.role === "moderator"}
      where m.id = ${act.memberId}
        and refusal_to_appoint(m, ${act.role}::text, ${[...adminEmails]}::text[]) is null
      returning m.id, m.username
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`changed`,
      targetId: sql`changed.id`,
      targetUsername: sql`changed.username`,
    })
  })
    select ${
    notifyFromProduct(sql, {
      type: "moderation",
      receiverId: sql`changed.id`,
      group: sql`${`role:${act.id}`}`,
      postId: null,
      at: act.at,
      message: act.role === "moderator"
        ? `You are a moderator now: ${act.reason}`
        : `You are no longer a moderator: ${act.reason}`,
    })
  } as notified
    from changed`;
  return row ?? null;
}
