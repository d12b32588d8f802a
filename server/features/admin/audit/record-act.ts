import type { Tx } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "./audit-fragments.ts";

interface About {
  readonly targetId: string;
  readonly targetUsername: string;
  readonly subjectId?: string | null;
  /** Texts and numbers by name. */
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Records an act in the transaction that did it: neither exists without the other (admin.5). */
export async function recordAct(
  tx: Tx,
  act: Act,
  { targetId, targetUsername, subjectId = null, details = {} }: About,
): Promise<void> {
  await tx`${
    insertAuditEntry(tx, act, {
      from: tx`(values (true)) as done`,
      targetId: tx`${targetId}::uuid`,
      targetUsername: tx`${targetUsername}::text`,
      subjectId: tx`${subjectId}::uuid`,
      details: tx`${tx.json(details)}::jsonb`,
    })
  }`;
}
