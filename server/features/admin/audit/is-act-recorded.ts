import type { Ctx } from "../../../context.ts";
import { isRecorded } from "./audit-queries.ts";

/**
 * Whether an administrator's act is in the audit, by an earlier attempt under the same
 * Idempotency-Key (admin.5).
 */
export async function isActRecorded({ sql }: Pick<Ctx, "sql">, actId: string): Promise<boolean> {
  return await isRecorded(sql, actId);
}
