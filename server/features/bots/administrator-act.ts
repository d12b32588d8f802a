import { uuidv7 } from "uuidv7";
import type { AuditAction } from "#shared/admin/audit-contract.ts";
import type { SessionCtx } from "../../context.ts";
import type { Act } from "../admin/audit/audit-fragments.ts";

/** An act of the calling administrator, for the audit (admin.5). */
export function describeAdministratorAct(ctx: SessionCtx, action: AuditAction): Act {
  return {
    id: ctx.createdId ?? uuidv7(),
    action,
    actor: ctx.actor,
    reason: null,
    at: ctx.clock.now(),
  };
}
