import { z } from "zod";

/** The maximum length of an id at Stripe. */
const idPattern = (prefix: string) => new RegExp(`^${prefix}_\\w{1,250}$`);

/**
 * An id of one kind, e.g. `pi_…`. One with other characters cannot exist, and is never requested.
 */
export function idOfKind(prefix: "cs" | "pi" | "sub" | "evt" | "cus") {
  return z.string().regex(idPattern(prefix), `Not an id of the form ${prefix}_…`);
}

/** An id whose kind only Stripe distinguishes, e.g. a charge's `ch_…` or `py_…`. */
export const anyId = z.string().regex(idPattern("[A-Za-z]+"), "Not an id");

/** An object that Stripe sends expanded or as its id, read as its id. Null when there is none. */
export function idOfReference(id: z.ZodType<string>) {
  return z.union([id, z.object({ id }).transform((object) => object.id)]).nullish()
    .transform((given) => given ?? null);
}

/** An object that was requested expanded. Null when there is none, or only its id. */
export function expandedObject<T extends z.ZodType>(object: T) {
  return z.union([z.string().transform(() => null), object]).nullish()
    .transform((given) => given ?? null);
}

/** The last second of the year 9999, after which ISO dates have another form. */
const lastSecond = 253_402_300_799;

/** A moment, which Stripe counts in seconds since 1970. */
export const moment = z.int().min(0).max(lastSecond).transform((seconds) => new Date(seconds * 1000));

/** In the currency's smallest unit; twelve digits are Stripe's limit. */
export const amount = z.int().min(0).max(999_999_999_999);

export const currency = z.string().regex(/^[a-z]{3}$/, "Not a currency");

/** A link shown to members; anything but a web address counts as none. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(5_000).nullish().catch(null)
  .transform((given) => given ?? null);

/** Our id, as `metadataOf` wrote it. An impossible one counts as none. */
const ownId = z.string().regex(/^[\w-]{1,100}$/).nullable().catch(null);
export const orderMetadata = z.object({ orderId: ownId, memberId: ownId }).nullish()
  .transform((given) => given ?? { orderId: null, memberId: null });
