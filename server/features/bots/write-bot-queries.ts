import { getRetentionEnd } from "#shared/retention.ts";
import { product } from "#shared/product.ts";
import type { Sql } from "../../db/open-database.ts";
import { type SearchOfNames, searchOfNames } from "../members/name-search.ts";
import { type Act, insertAuditEntry } from "../admin/audit/audit-fragments.ts";

/** Why a bot was not written. */
export type Refusal = "full" | "email_taken" | "username_taken" | "foreign_image" | "unknown";

/**
 * Fields by their names in the contract; absent ones are kept. `imageId` null removes the picture.
 */
type Fields = Readonly<Record<string, string | number | boolean | SearchOfNames | null | undefined>>;

export const mostBots = 200;

/** Creates a bot under the id of the act; see create_bot. Returns the reason why not, or null. */
export async function insertBot(sql: Sql, fields: Fields, act: Act): Promise<Refusal | null> {
  const [row] = await sql<{ outcome: Refusal | "created" }[]>`
    with done as (
      select create_bot(
        ${act.id}, ${
    givenFields(sql, { ...fields, search: searchOfNames(namesOf(fields)) })
  }::jsonb, ${act.actor.id}, ${mostBots}, ${product.termsVersion},
        ${product.privacyVersion}, ${act.at}
      ) ->> 'outcome' as outcome
    ), created as (
      select *
      from done
      where outcome = 'created'
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`created`,
      targetId: sql`${act.id}::uuid`,
      targetUsername: sql`${String(fields.username)}::text`,
      details: sql`jsonb_build_object('email', ${String(fields.userEmail)}::text)`,
    })
  })
    select outcome
    from done`;
  return row && row.outcome !== "created" ? row.outcome : null;
}

type Changed =
  | { readonly outcome: "changed"; readonly id: string; readonly isSeen: boolean }
  | { readonly outcome: Refusal };

/**
 * Changes all given fields or none; see change_bot. `isSeen`: name, username or picture changed.
 */
export async function updateBot(sql: Sql, email: string, fields: Fields, act: Act): Promise<Changed> {
  const nameKeptUntil = getRetentionEnd("formerUsernames", act.at);
  const [row] = await sql<{ changed: Changed }[]>`
    with done as (
      select change_bot(${email}, ${
    givenFields(sql, fields)
  }::jsonb, ${act.actor.id}, ${act.at}, ${nameKeptUntil}) as changed
    ), changed as (
      select changed
      from done
      where changed ->> 'outcome' = 'changed'
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`changed`,
      targetId: sql`(changed ->> 'id')::uuid`,
      targetUsername: sql`changed ->> 'username'`,
      details: sql`(changed -> 'changes')::jsonb`,
    })
  })
    select changed
    from done`;
  if (!row) throw new Error("change_bot returned nothing");
  return row.changed;
}

function namesOf({ username, displayName }: Fields) {
  return { username: String(username), displayName: String(displayName) };
}

function givenFields(sql: Sql, fields: Fields) {
  return sql.json(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
}
