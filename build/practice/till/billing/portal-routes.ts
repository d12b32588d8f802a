import { z } from "zod";
import { findCustomer } from "../catalogue/customer-routes.ts";
import { read, text } from "../http/parameters.ts";
import type { Route } from "../http/route.ts";
import { createId } from "../state/ids.ts";
import { put } from "../state/till.ts";

const newSession = z.strictObject({ customer: text, return_url: text.optional(), locale: text.optional() });

export const portalRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/billing_portal/sessions",
    handle(till, { params }) {
      const given = read(newSession, params);
      const id = createId("portalSession");
      return put(till, "portalSessions", {
        id,
        object: "billing_portal.session",
        configuration: "bpc_practice",
        created: till.now(),
        customer: findCustomer(till, given.customer).id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: given.return_url ?? null,
        url: `${till.publicUrl}/practice-till/portal/${id}`,
      });
    },
  },
];
