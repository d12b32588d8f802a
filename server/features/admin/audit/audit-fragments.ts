import type { AuditAction } from "#shared/admin/audit-contract.ts";
import type { MemberActor } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** An administrator's act. Fragments are columns of the row that the act returned. */
export interface Act {
  /** The same in every attempt under one Idempotency-Key. */
  readonly id: string;
  readonly action: AuditAction;
  readonly actor: Pick<MemberActor, "id" | "username">;
  readonly reason: string | null;
  readonly at: Date;
}

interface Recorded {
  /** The CTE of the act; a row is written for each of its rows. */
  readonly from: Fragment;
  readonly targetId: Fragment;
  readonly targetUsername: Fragment;
  readonly subjectId?: Fragment;
  /** JSON fields; texts and numbers by name. */
  readonly details?: Fragment;
}

/**
 * The insert that records an act in its own statement, as a CTE, so that neither exists without the
 * other (admin.5).
 */
export function insertAuditEntry(
  sql: Sql,
  { id, action, actor, reason, at }: Omit<Act, "id"> & { readonly id: string | Fragment },
  { from, targetId, targetUsername, subjectId, details }: Recorded,
): Fragment {
  return sql`
      insert into audit_log (
        id, action, actor_id, actor_username, target_id, target_username, subject_id, reason, details, created_at
      )
      select
        ${id}::uuid, ${action}::text, ${actor.id}::uuid, ${actor.username}::text, ${targetId}, ${targetUsername},
        ${subjectId ?? sql`null::uuid`}, ${reason}::text, ${details ?? sql`'{}'::jsonb`}, ${at}::timestamptz
      from ${from}`;
}
