import { batchReads } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";

interface Administration {
  /** Whether the member is an administrator now; see is_administrator. */
  readonly isAdmin: boolean;
  /** Whether the right belongs to the address; see administers_by_email. */
  readonly isAdminByEmail: boolean;
}

interface Asked {
  readonly memberId: string;
  /** In lower case; the same for all. */
  readonly adminEmails: readonly string[];
}

/** Concurrent look-ups share a statement, as those of `findAccount` do. */
export const selectAdministration: (sql: Sql, asked: Asked) => Promise<Administration> = batchReads(
  async (sql, asked: readonly Asked[]) => {
    const emails = sql`${[...(asked[0]?.adminEmails ?? [])]}::text[]`;
    const rows = await sql<(Administration & { readonly id: string })[]>`
      select
        m.id,
        is_administrator(m, ${emails}) as "isAdmin",
        administers_by_email(m, ${emails}) as "isAdminByEmail"
      from members m
      where m.id = any(${asked.map(({ memberId }) => memberId)}::uuid[])`;
    const byId = new Map(rows.map(({ id, ...administration }) => [id, administration]));
    return asked.map(({ memberId }) => byId.get(memberId) ?? { isAdmin: false, isAdminByEmail: false });
  },
);
