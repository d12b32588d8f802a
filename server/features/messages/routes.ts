import * as contract from "#shared/messages/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { countUnread } from "./count-unread.ts";
import { sendMessage } from "./send-message.ts";

export const messageRoutes: readonly Route[] = [
  route(contract.sendMessage, (ctx, { body }) => sendMessage(ctx, body), { limits: ["message"] }),
  route(contract.countUnreadMessages, (ctx) => countUnread(ctx)),
];
