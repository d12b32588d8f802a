import * as contract from "#shared/messages/contract.ts";
import * as conversations from "#shared/messages/conversation-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { getMessageImage } from "./pictures/get-image.ts";
import { countRequests, countUnreadMessages } from "./count-unread.ts";
import { getConversation } from "./conversations/get-conversation.ts";
import { listConversations } from "./conversations/list-conversations.ts";
import { sendMessage } from "./send-message.ts";
import { findSupportForRefused } from "./find-support-for-sender.ts";
import { markConversationRead } from "./thread/mark-read.ts";
import { readThread } from "./thread/read-thread.ts";

export const messageRoutes: readonly Route[] = [
  route(contract.sendMessage, async (ctx, { body }, { offerSupport }) => {
    const { message, support } = await sendMessage(ctx, body).catch(async (error: unknown) => {
      offerSupport(await findSupportForRefused(ctx, body, error) !== null);
      throw error;
    });
    offerSupport(support !== null);
    return { ...message, support };
  }, { limits: ["message"], changes: "nothing" }),
  route(contract.countUnreadMessages, (ctx) => countUnreadMessages(ctx)),
  route(contract.countRequests, (ctx) => countRequests(ctx)),
  route(
    contract.getMessageImage,
    (ctx, { params, query }, { request }) =>
      getMessageImage(ctx, {
        messageId: params.id,
        size: query.size,
        ifNoneMatch: request.headers.get("if-none-match"),
      }),
  ),
  route(
    contract.getPictureOfMessage,
    (ctx, { params, query }, { request }) =>
      getMessageImage(ctx, {
        messageId: params.id,
        imageId: params.imageId,
        size: query.size,
        ifNoneMatch: request.headers.get("if-none-match"),
      }),
  ),
  route(conversations.listConversations, async (ctx, { query }, { setNextCursor, setTotalCount }) => {
    const page = await listConversations(ctx, query);
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(conversations.getConversation, (ctx, { params }) => getConversation(ctx, params.userId)),
  route(
    conversations.markConversationRead,
    (ctx, { params, body }) => markConversationRead(ctx, { userId: params.userId, upTo: body.upTo ?? null }),
    { changes: "nothing" },
  ),
  route(conversations.readThread, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await readThread(ctx, params.userId, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
