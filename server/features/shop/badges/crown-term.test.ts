import { expect, test } from "vitest";
import type { InvoiceReading, SubscriptionReading } from "../../../providers/payments/payments.ts";
import { getCrownEnd } from "./crown-texts.ts";

const now = new Date("2026-03-04T12:00:00Z");
const paidUntil = new Date("2026-03-20T12:00:00Z");
const graceEnd = new Date("2026-03-23T12:00:00Z");

const paid: InvoiceReading = {
  invoiceId: "in_1",
  intentId: "pi_1",
  cents: 499,
  currency: "usd",
  refundedCents: 0,
  dispute: null,
  receiptUrl: null,
  paidAt: now,
  isFirst: true,
  isUpgrade: false,
};

type Status = SubscriptionReading["status"];

test.each<[Status, cancels: boolean, latest: Partial<InvoiceReading> | null, Date | null]>([
  ["active", false, {}, graceEnd],
  ["active", true, {}, paidUntil],
  ["past_due", false, {}, graceEnd],
  ["past_due", true, {}, graceEnd],
  ["ended", false, {}, paidUntil],
  ["ended", true, {}, paidUntil],
  ["incomplete", false, {}, null],
  ["active", false, null, null],
  ["active", false, { refundedCents: 498 }, graceEnd],
  ["active", false, { refundedCents: 499 }, now],
  ["active", false, { dispute: "open" }, graceEnd],
  ["active", false, { dispute: "won" }, graceEnd],
  ["active", false, { dispute: "lost" }, now],
  ["ended", false, { dispute: "lost" }, now],
])("a crown that is %s, cancelled %s, latest payment %j, ends at %s", (status, cancels, latest, end) => {
  const invoices = latest ? [{ ...paid, ...latest }, paid] : [];
  expect(getCrownEnd({ status, paidUntil, cancelsAtPeriodEnd: cancels, invoices }, now)).toEqual(end);
});
