import { z } from "zod";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { amount, metadata, paging, read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import type { Till } from "../state/till.ts";
import { withChanges } from "../catalogue/metadata.ts";
import { findIntent } from "./intent-routes.ts";
import { refundCharge } from "./reverse-charge.ts";

const newRefund = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: amount.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
});
const chargesAsked = z.strictObject({
  customer: text.optional(),
  payment_intent: text.optional(),
  ...paging,
});
const ofCharge = z.strictObject({ charge: text.optional(), payment_intent: text.optional(), ...paging });

function chargeOf(till: Till, id: string) {
  const charge = till.state.objects.charges[id];
  if (!charge) throw createNoSuch("charge", id, "charge");
  return charge;
}

export const chargeRoutes: readonly Route[] = [
  { method: "GET", path: "/v1/charges/:id", handle: (till, { id }) => chargeOf(till, id) },
  {
    method: "GET",
    path: "/v1/charges",
    handle(till, { params }) {
      const { customer, payment_intent: intent, ...page } = read(chargesAsked, params);
      const all = Object.values(till.state.objects.charges).filter((charge) =>
        (customer === undefined || charge.customer === customer) &&
        (intent === undefined || charge.payment_intent === intent)
      );
      return getPage(all, "/v1/charges", page);
    },
  },
  {
    method: "POST",
    path: "/v1/refunds",
    handle(till, { params }) {
      const given = read(newRefund, params);
      const id = given.charge ??
        (given.payment_intent && findIntent(till, given.payment_intent).latest_charge);
      if (typeof id !== "string") {
        throw createInvalidRequest(
          "One of the following params should be provided for this request: payment_intent or charge.",
        );
      }
      return refundCharge(till, chargeOf(till, id), {
        cents: given.amount ?? null,
        reason: given.reason ?? null,
        metadata: withChanges({}, given.metadata),
      });
    },
  },
  ...(["refunds", "disputes"] as const).flatMap((kind): Route[] => [
    {
      method: "GET",
      path: `/v1/${kind}/:id`,
      handle(till, { id }) {
        const object = till.state.objects[kind][id];
        if (!object) throw createNoSuch(kind.slice(0, -1), id);
        return object;
      },
    },
    {
      method: "GET",
      path: `/v1/${kind}`,
      handle(till, { params }) {
        const { charge, payment_intent: intent, ...page } = read(ofCharge, params);
        const all = Object.values(till.state.objects[kind]).filter((one) =>
          (charge === undefined || one.charge === charge) &&
          (intent === undefined || one.payment_intent === intent)
        );
        return getPage(all, `/v1/${kind}`, page);
      },
    },
  ]),
];
