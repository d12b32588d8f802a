import * as contract from "#shared/messages/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { sendMessage } from "./send-message.ts";

export const messageRoutes: readonly Route[] = [
  route(contract.sendMessage, (ctx, { body }) => sendMessage(ctx, body), { limits: ["message"] }),
];
