import type Stripe from "stripe";
import { z } from "zod";
import { createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { metadata, paging, read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { createCustomerObject } from "../objects/customer.ts";
import { attachMethod, findPaymentMethod } from "../payments/payment-methods.ts";
import { put, type Till } from "../state/till.ts";
import { withChanges } from "./metadata.ts";

const fields = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  metadata,
  payment_method: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
};

/** The customer with this id. Throws 404, also for one that was deleted. */
export function findCustomer(till: Till, id: string, param = "customer"): Stripe.Customer {
  const customer = till.state.objects.customers[id];
  if (!customer || customer.deleted) throw createNoSuch("customer", id, param);
  return customer;
}

export const customerRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/customers",
    handle(till, { params }) {
      const given = read(z.strictObject(fields), params);
      const customer = put(
        till,
        "customers",
        createCustomerObject({
          now: till.now(),
          email: given.email || null,
          name: given.name || null,
          description: given.description || null,
          metadata: withChanges({}, given.metadata),
        }),
      );
      till.record("customer.created", customer);
      setCards(till, customer, given);
      return customer;
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    handle(till, { params }) {
      const { email, ...page } = read(z.strictObject({ email: text.optional(), ...paging }), params);
      const all = Object.values(till.state.objects.customers).filter((customer) =>
        !customer.deleted && (email === undefined || customer.email === email)
      );
      return getPage(all, "/v1/customers", page);
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    handle(till, { id }) {
      const customer = till.state.objects.customers[id];
      if (!customer) throw createNoSuch("customer", id);
      return customer.deleted ? { id, object: "customer", deleted: true } : customer;
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    handle(till, { id, params }) {
      const customer = findCustomer(till, id, "id");
      const given = read(z.strictObject(fields), params);
      if (given.email !== undefined) customer.email = given.email || null;
      if (given.name !== undefined) customer.name = given.name || null;
      if (given.description !== undefined) customer.description = given.description || null;
      customer.metadata = withChanges(customer.metadata, given.metadata);
      setCards(till, customer, given);
      till.record("customer.updated", customer);
      return customer;
    },
  },
];

function setCards(
  till: Till,
  customer: Stripe.Customer,
  given: { payment_method?: string; invoice_settings?: { default_payment_method?: string } },
): void {
  if (given.payment_method) attachMethod(till, findPaymentMethod(till, given.payment_method), customer.id);
  const usual = given.invoice_settings?.default_payment_method;
  if (!usual) return;
  const method = findPaymentMethod(till, usual);
  attachMethod(till, method, customer.id);
  customer.invoice_settings.default_payment_method = method.id;
}
