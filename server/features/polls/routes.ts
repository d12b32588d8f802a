import * as contract from "#shared/polls/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { votePoll } from "./vote-poll.ts";

export const pollRoutes: readonly Route[] = [
  route(contract.votePoll, (ctx, { params, body }) => votePoll(ctx, params.id, body), { changes: "named" }),
];
