import * as contract from "#shared/messages/contract.ts";
import * as conversations from "#shared/messages/conversation-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { admitSearch } from "../../moderation/help/admit-search.ts";
import { fileReport } from "../../reports/file-report.ts";
import { acceptRequest, declineRequest, restoreRequest } from "../inbox/answer-request.ts";
import { muteConversation, unmuteConversation } from "../inbox/mute-conversation.ts";
import { searchMessages } from "../search/search-messages.ts";
import { findSupportForRefused } from "../find-support-for-sender.ts";
import { editMessage } from "./edit-message.ts";
import { reactToMessage, removeReaction } from "./react.ts";
import { unsendMessage } from "./unsend-message.ts";

/** Acts on existing messages and conversations. */
export const messageActRoutes: readonly Route[] = [
  route(contract.searchMessages, async (ctx, { query }, { setNextCursor, offerSupport }) => {
    admitSearch(ctx, query.q, offerSupport);
    const page = await searchMessages(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.editMessage, async (ctx, { params, body }, { offerSupport }) => {
    const edited = await editMessage(ctx, params.id, body).catch(async (error: unknown) => {
      offerSupport(await findSupportForRefused(ctx, body, error) !== null);
      throw error;
    });
    offerSupport(edited.support !== null);
    return edited;
  }, { limits: ["edit"], changes: "nothing" }),
  route(contract.unsendMessage, (ctx, { params }) => unsendMessage(ctx, params.id), { changes: "nothing" }),
  route(contract.reactToMessage, (ctx, { params, body }) => reactToMessage(ctx, params.id, body.emoji), {
    changes: "nothing",
  }),
  route(contract.removeReaction, (ctx, { params, body }) => removeReaction(ctx, params.id, body.emoji), {
    changes: "nothing",
  }),
  route(
    contract.reportMessage,
    (ctx, { params, body }) => fileReport(ctx, { kind: "message", id: params.id }, body),
    { changes: "nothing" },
  ),
  route(conversations.acceptRequest, (ctx, { params }) => acceptRequest(ctx, params.userId), {
    changes: "nothing",
  }),
  route(conversations.declineRequest, (ctx, { params }) => declineRequest(ctx, params.userId), {
    changes: "nothing",
  }),
  route(conversations.restoreRequest, (ctx, { params }) => restoreRequest(ctx, params.userId), {
    changes: "nothing",
  }),
  route(
    conversations.muteConversation,
    (ctx, { params, body }) => muteConversation(ctx, params.userId, body.until),
    { changes: "nothing" },
  ),
  route(conversations.unmuteConversation, (ctx, { params }) => unmuteConversation(ctx, params.userId), {
    changes: "nothing",
  }),
];
