import { z } from "zod";
import { createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { getPage } from "../http/lists.ts";
import { amount, currency, flag, metadata, paging, read, recurring, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { createPriceObject, createProductObject } from "../objects/price.ts";
import { put } from "../state/till.ts";
import { withChanges } from "./metadata.ts";
import { findProduct } from "./prices.ts";

const newProduct = z.strictObject({
  id: z.string().regex(/^\w{1,100}$/, "Invalid id").optional(),
  name: text.min(1),
  description: text.optional(),
  metadata,
  active: flag.default(true),
});
const newPrice = z.strictObject({
  currency,
  unit_amount: amount,
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata }).optional(),
  recurring: recurring.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.default(false),
  nickname: text.optional(),
  metadata,
  active: flag.default(true),
});
const pricesAsked = z.strictObject({
  product: text.optional(),
  active: flag.optional(),
  lookup_keys: z.array(text).optional(),
  ...paging,
});

export const productRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/products",
    handle(till, { params }) {
      const given = read(newProduct, params);
      if (given.id !== undefined && till.state.objects.products[given.id]) {
        throw createInvalidRequest("Product already exists.", {
          code: "resource_already_exists",
          param: "id",
        });
      }
      const product = createProductObject({
        now: till.now(),
        name: given.name,
        description: given.description ?? null,
        metadata: withChanges({}, given.metadata),
        isActive: given.active,
      });
      if (given.id !== undefined) product.id = given.id;
      put(till, "products", product);
      till.record("product.created", product);
      return product;
    },
  },
  { method: "GET", path: "/v1/products/:id", handle: (till, { id }) => findProduct(till, id, "id") },
  {
    method: "GET",
    path: "/v1/products",
    handle(till, { params }) {
      const { active, ...page } = read(z.strictObject({ active: flag.optional(), ...paging }), params);
      const all = Object.values(till.state.objects.products);
      return getPage(
        all.filter((product) => active === undefined || product.active === active),
        "/v1/products",
        page,
      );
    },
  },
  {
    method: "POST",
    path: "/v1/prices",
    handle(till, { params }) {
      const given = read(newPrice, params);
      const holder = Object.values(till.state.objects.prices).find((price) =>
        given.lookup_key !== undefined && price.lookup_key === given.lookup_key
      );
      if (holder && !given.transfer_lookup_key) {
        throw createInvalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
          param: "lookup_key",
        });
      }
      const product = given.product_data
        ? put(
          till,
          "products",
          createProductObject({
            now: till.now(),
            name: given.product_data.name,
            description: null,
            metadata: withChanges({}, given.product_data.metadata),
            isActive: true,
          }),
        )
        : findProduct(till, given.product ?? "", "product");
      if (holder) holder.lookup_key = null;
      const price = put(
        till,
        "prices",
        createPriceObject({
          now: till.now(),
          product: product.id,
          cents: given.unit_amount,
          currency: given.currency,
          recurring: given.recurring ?? null,
          lookupKey: given.lookup_key ?? null,
          nickname: given.nickname ?? null,
          metadata: withChanges({}, given.metadata),
          isActive: given.active,
        }),
      );
      till.record("price.created", price);
      return price;
    },
  },
  {
    method: "GET",
    path: "/v1/prices/:id",
    handle(till, { id }) {
      const price = till.state.objects.prices[id];
      if (!price) throw createNoSuch("price", id);
      return price;
    },
  },
  {
    method: "GET",
    path: "/v1/prices",
    handle(till, { params }) {
      const { product, active, lookup_keys: keys, ...page } = read(pricesAsked, params);
      const all = Object.values(till.state.objects.prices).filter((price) =>
        (product === undefined || price.product === product) &&
        (active === undefined || price.active === active) &&
        (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)))
      );
      return getPage(all, "/v1/prices", page);
    },
  },
];
