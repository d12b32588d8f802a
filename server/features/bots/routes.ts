import * as contract from "#shared/bots/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { tryBotUser } from "./acts/try-bot-user.ts";
import { changeBotUser } from "./change-bot-user.ts";
import { createBotUser } from "./create-bot-user.ts";
import { deleteAllBotUsers, deleteBotUser } from "./delete-bot-user.ts";
import { clearDetectedBot } from "./detection/clear-detected-bot.ts";
import { listDetectedBots } from "./detection/list-detected-bots.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import { listBotUsers } from "./list-bot-users.ts";
import { switchBots } from "./switch-bots.ts";

export const botRoutes: readonly Route[] = [
  route(contract.listBotUsers, (ctx) => listBotUsers(ctx)),
  route(contract.createBotUser, (ctx, { body }) => createBotUser(ctx, body), { changes: "nothing" }),
  route(contract.changeBotUser, (ctx, { params, body }) => changeBotUser(ctx, { ...params, fields: body }), {
    changes: "named",
  }),
  route(contract.deleteBotUser, (ctx, { params, query }) => deleteBotUser(ctx, { ...params, ...query }), {
    changes: "everything",
  }),
  route(contract.deleteAllBotUsers, (ctx) => deleteAllBotUsers(ctx), { changes: "everything" }),
  route(contract.tryBotUser, (ctx, { params, body }) => tryBotUser(ctx, { ...params, wanted: body }), {
    changes: "nothing",
  }),
  route(contract.getBotsStatus, (ctx) => getBotsStatus(ctx)),
  route(contract.switchBots, (ctx, { body }) => switchBots(ctx, body), { changes: "nothing" }),
  route(contract.listDetectedBots, (ctx) => listDetectedBots(ctx)),
  route(contract.clearDetectedBot, (ctx, { params }) => clearDetectedBot(ctx, params), {
    changes: "nothing",
  }),
];
