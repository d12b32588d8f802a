import { msg } from "@lingui/core/runtime-macro";
import { formatDay, type Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import type { AccountRow } from "../account-fragments.ts";

type Suspension = Pick<AccountRow, "suspension_reason" | "suspended_until">;

/**
 * Why a suspended member cannot sign in, until when, and what they can do (admin.3); null when they
 * are not suspended.
 */
export function describeSuspension(
  { config }: Pick<Ctx, "config">,
  { suspension_reason: reason, suspended_until: until }: Suspension,
): Text | null {
  if (reason === null) return null;
  const sentence = /[.!?…]$/.test(reason) ? reason : `${reason}.`;
  return [
    until
      ? msg`Your account is suspended until ${{ day: formatDay(until) }}: ${{ reason: sentence }}`
      : msg`Your account is suspended: ${{ reason: sentence }}`,
    msg`Our email to you says why, and has a link to contest it.`,
    msg`If you think this is a mistake, you can also write to ${{ contactEmail: config.contactEmail }}.`,
  ];
}

/**
 * Refuses a suspended member with the right password or link. Throws
 * `Forbidden("account_suspended")`.
 */
export function refuseSuspended(ctx: Pick<Ctx, "config">, account: Suspension | null): void {
  const text = account && describeSuspension(ctx, account);
  if (text) throw new Forbidden(text, "account_suspended");
}
