import { defineEndpoint } from "../endpoint.ts";
import { support } from "./crisis-support.ts";

export const getSupport = defineEndpoint({
  method: "get",
  path: "/api/support",
  summary:
    "Help for the caller in distress: the lines of their country first. The country is the chosen one, else that of their time zone, else of Accept-Language; never of their address",
  access: "member",
  isUnlogged: true,
  status: 200,
  response: support,
});

export const moderationEndpoints = { getSupport };
