import { msg } from "@lingui/core/runtime-macro";
import { badgeNames, type BadgeType } from "#shared/members/badge-rules.ts";
import type { Order } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import { checkoutPack, xpPacks } from "#shared/shop/xp-packs.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { OrderRow } from "./order-queries.ts";
import { writeText } from "../../../language/write-text.ts";

/** An order as its member sees it. */
export function presentOrder(row: OrderRow, language: Language): Order {
  return {
    id: row.id,
    kind: row.kind,
    name: writeText(orderName(row), language),
    state: row.state,
    isAwaitingBank: row.awaits_bank,
    price: convertToDollars(row.cents),
    refunded: convertToDollars(row.refunded_cents),
    currency: "usd",
    xpAmount: row.xp_amount,
    sessionId: row.session_id ?? row.intent_id,
    receiptUrl: row.receipt_url,
    reversedXp: row.reversed_xp,
    owedXp: row.owed_xp,
    dispute: row.dispute,
    createdAt: row.created_at.toISOString(),
  };
}

/** The bought product in words, e.g. '5,000 XP', 'Black Crown', 'Upgrade to Gold Crown'. */
export function orderName({ kind, product }: Pick<OrderRow, "kind" | "product">): Text {
  const pack = [...xpPacks, checkoutPack].find(({ id }) => id === product);
  if (pack) return pack.name;
  const crown = badgeNames[product as BadgeType];
  if (kind === "crown_upgrade") return msg`Upgrade to ${{ crown }}`;
  return kind === "crown_renewal" ? msg`${{ crown }}, renewed` : crown;
}
