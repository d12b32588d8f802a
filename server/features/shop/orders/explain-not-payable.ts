import { msg } from "@lingui/core/runtime-macro";
import { Conflict } from "../../../errors.ts";
import type { OrderRow } from "./order-queries.ts";
import { orderEnded } from "./place/place-order.ts";
import { orderName } from "./present-order.ts";

/** Says why an order cannot be paid any more: it is paid, waits for the bank, or has ended. */
export function explainNotPayable(order: OrderRow): Conflict {
  if (order.awaits_bank) {
    return new Conflict(
      "conflict",
      msg`Your bank is still confirming your last payment. We'll add the ${{
        orderName: orderName(order),
      }} as soon as it has.`,
    );
  }
  if (order.state === "pending" || order.state === "failed" || order.state === "cancelled") {
    return orderEnded();
  }
  return new Conflict(
    "conflict",
    order.state === "paid"
      ? msg`Your last payment went through: ${{ orderName: orderName(order) }} added.`
      : msg`This purchase was paid before. You'll find it among your purchases.`,
  );
}
