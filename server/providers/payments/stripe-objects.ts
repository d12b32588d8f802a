import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "#shared/language/field-text.ts";

/** The maximum length of an id at Stripe. */
const idPattern = (prefix: string) => new RegExp(`^${prefix}_\\w{1,250}$`);

/**
 * An id of one kind, e.g. `pi_…`. One with other characters cannot exist, and is never requested.
 */
export function idOfKind(prefix: "cs" | "pi" | "sub" | "evt" | "cus") {
  return z.string().regex(idPattern(prefix), fieldText(msg`Not an id of the form ${{ prefix }}_…`));
}

/** An id whose kind only Stripe distinguishes, e.g. a charge's `ch_…` or `py_…`. */
const anyId = z.string().regex(idPattern("[A-Za-z]+"), fieldText(msg`Not an id`));

/** An object that Stripe sends expanded or as its id, read as its id. Null when there is none. */
export function idOfReference(id: z.ZodType<string>) {
  return z.union([id, z.object({ id }).transform((object) => object.id)]).nullish()
    .transform((given) => given ?? null);
}

/** An object that was requested expanded. Null when there is none, or only its id. */
function expandedObject<T extends z.ZodType>(object: T) {
  return z.union([z.string().transform(() => null), object]).nullish()
    .transform((given) => given ?? null);
}

/** The last second of the year 9999, after which ISO dates have another form. */
const lastSecond = 253_402_300_799;

/** A moment, which Stripe counts in seconds since 1970. */
export const moment = z.int().min(0).max(lastSecond).transform((seconds) => new Date(seconds * 1000));

/** In the currency's smallest unit; twelve digits are Stripe's limit. */
const amount = z.int().min(0).max(999_999_999_999);

const currency = z.string().regex(/^[a-z]{3}$/, fieldText(msg`Not a currency`));

/** A link shown to members; anything but a web address counts as none. */
const webAddress = z.url({ protocol: /^https?$/ }).max(5_000).nullish().catch(null)
  .transform((given) => given ?? null);

/** Our id, as `metadataOf` wrote it. An impossible one counts as none. */
const ownId = z.string().regex(/^[\w-]{1,100}$/).nullable().catch(null);
const orderMetadata = z.object({ orderId: ownId, memberId: ownId }).nullish()
  .transform((given) => given ?? { orderId: null, memberId: null });

/**
 * Stripe's objects, as far as we read them. Everything that decides about money is checked; other
 * fields are dropped.
 */

export const createdCustomer = z.object({ id: idOfKind("cus") });
export const openedSession = z.object({ id: idOfKind("cs"), url: z.url() });
export const openedIntent = z.object({ id: idOfKind("pi"), client_secret: z.string().min(1) });
export const pageOfSession = z.object({ status: z.string().nullable(), url: z.url().nullish() })
  .transform(({ status, url = null }) => ({ status, url }));
export const portalPage = z.object({ url: z.url() });
export const payableIntent = z.object({ status: z.string(), client_secret: z.string().nullable() });

export const charge = z.object({
  id: anyId,
  status: z.string(),
  payment_intent: idOfReference(anyId),
  amount_refunded: amount,
  disputed: z.boolean(),
  receipt_url: webAddress,
});
export type Charge = z.infer<typeof charge>;

export const dispute = z.object({ id: anyId, status: z.string() });

export const intent = z.object({
  id: idOfKind("pi"),
  livemode: z.boolean(),
  status: z.string(),
  amount,
  amount_received: amount,
  currency,
  customer: idOfReference(anyId),
  metadata: orderMetadata,
  last_payment_error: z.unknown(),
  latest_charge: expandedObject(charge),
});
export type Intent = z.infer<typeof intent>;

export const session = z.object({
  id: idOfKind("cs"),
  livemode: z.boolean(),
  /** Closed lists: an unknown word must not count as paid. */
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  amount_total: amount.nullable(),
  currency: currency.nullable(),
  customer: idOfReference(anyId),
  subscription: idOfReference(idOfKind("sub")),
  payment_intent: z.union([intent, idOfKind("pi")]).nullish().transform((given) => given ?? null),
  metadata: orderMetadata,
});
export type Session = z.infer<typeof session>;

const price = z.object({ product: idOfReference(z.string()) });

export const subscription = z.object({
  id: idOfKind("sub"),
  livemode: z.boolean(),
  status: z.string(),
  customer: idOfReference(anyId),
  created: moment,
  start_date: moment,
  cancel_at: z.int().nullable(),
  cancel_at_period_end: z.boolean(),
  metadata: orderMetadata,
  items: z.object({ data: z.array(z.object({ id: anyId, price })) }),
});
export type Subscription = z.infer<typeof subscription>;

/** The subscription of an invoice. */
export const invoiceParent = z.object({
  subscription_details: z.object({ subscription: idOfReference(idOfKind("sub")) }).nullish(),
}).nullish();

const invoiceLine = z.object({
  parent: z.object({ type: z.string() }).nullish(),
  period: z.object({ end: moment }),
});

/** The preview of an invoice that changes the price of a subscription within its month. */
export const changePreview = z.object({
  amount_due: amount,
  lines: z.object({
    data: z.array(z.object({
      parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }).nullish() })
        .nullish(),
      period: z.object({ start: moment, end: moment }),
    })),
  }),
});

/** A subscription with its latest invoice, which may still be owed. */
export const owingSubscription = z.object({
  latest_invoice: expandedObject(
    z.object({ id: anyId, status: z.string().nullable(), hosted_invoice_url: webAddress }),
  ),
});

const invoicePaymentOfIntent = z.object({
  status: z.string(),
  payment: z.object({ payment_intent: idOfReference(anyId) }),
});

export const paidInvoice = z.object({
  id: anyId,
  amount_paid: amount,
  currency,
  created: moment,
  billing_reason: z.string().nullable(),
  hosted_invoice_url: webAddress,
  status_transitions: z.object({ paid_at: moment.nullable() }),
  lines: z.object({ data: z.array(invoiceLine) }),
  payments: z.object({ data: z.array(invoicePaymentOfIntent) }).nullish(),
});
export type PaidInvoice = z.infer<typeof paidInvoice>;

/** A deleted one has no parent. */
const invoicePayment = z.object({ invoice: expandedObject(z.object({ parent: invoiceParent })) });
export const invoicePayments = z.object({ data: z.array(invoicePayment) });
