import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { timestamp } from "../primitives.ts";

export const getSocketTicket = defineEndpoint({
  method: "get",
  path: "/api/auth/socket-ticket",
  summary: "A ticket that opens one socket within 60 s",
  access: "member",
  status: 200,
  response: z.object({ ticket: z.string(), expiresAt: timestamp }),
});

export const realtimeEndpoints = { getSocketTicket };
