import { passesForPerson, passesForProduct } from "#shared/members/impersonation.ts";
import { impersonationTexts } from "#shared/members/name-fields.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import type { Sql } from "../../db/open-database.ts";

interface Names {
  readonly username?: string | undefined;
  readonly displayName?: string | undefined;
}

/**
 * Throws `Invalid` for a new username or display name that impersonates the product, Lisa or
 * another administrator (members.10). `memberId` is its future owner; null: a new member. An
 * administrator may name the product. Callers pass only changed names.
 */
export async function refuseImpersonation(
  ctx: Pick<Ctx, "sql" | "config">,
  names: Names,
  memberId: string | null,
): Promise<void> {
  const given = Object.entries({ username: names.username, displayName: names.displayName })
    .filter((entry): entry is [keyof Names, string] => entry[1] !== undefined);
  if (given.length === 0) return;
  const administrators = await selectAdministratorNames(ctx.sql, ctx.config.adminEmails);
  const refused = given.filter(([field, name]) => isImpersonation({ field, name, memberId }, administrators));
  const fields = Object.fromEntries(refused.map(([field]) => [field, impersonationTexts[field]]));
  const [first] = refused;
  if (first) throw new Invalid(impersonationTexts[first[0]], fields);
}

/**
 * Whether a member's new name impersonates another, see `refuseImpersonation`. The caller checks
 * for an exact username of another, which is taken.
 */
export function isImpersonation(
  { field, name, memberId }: {
    readonly field: keyof Names;
    readonly name: string;
    readonly memberId: string | null;
  },
  administrators: readonly AdministratorName[],
): boolean {
  const isAdministrator = administrators.some(({ id }) => id === memberId);
  if (isAdministrator ? passesForPerson(name, product.assistantName) : passesForProduct(name)) return true;
  return administrators.some(({ id, username, display_name }) => {
    if (id === memberId) return false;
    if (field === "username" && name.toLowerCase() === username.toLowerCase()) return false;
    return passesForPerson(name, username) || passesForPerson(name, display_name);
  });
}

interface AdministratorName {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** The names of the current administrators. By `members_by_email` and `members_who_administer`. */
async function selectAdministratorNames(
  sql: Sql,
  adminEmails: readonly string[],
): Promise<AdministratorName[]> {
  return await sql<AdministratorName[]>`
    select id, username, display_name
    from members
    where is_appointed(members, ${[...adminEmails]}::text[])
      and is_administrator(members, ${[...adminEmails]}::text[])`;
}
