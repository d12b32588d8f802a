import * as contract from "#shared/assistant/contract.ts";
import * as modelsContract from "#shared/assistant/models-contract.ts";
import { showAiQuestion } from "#shared/assistant/branches-contract.ts";
import { searchAiMessages } from "#shared/assistant/search-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { admitSearch } from "../moderation/help/admit-search.ts";
import { awaitWholeAnswer } from "./answers/await-whole-answer.ts";
import { askInChat } from "./answers/ask-in-chat.ts";
import { streamEvents } from "./answers/event-stream.ts";
import { followSession } from "./answers/follow-answer.ts";
import { stopAnswer, stopSession } from "./answers/stop-answer.ts";
import { showBranch } from "./branches/show-branch.ts";
import { getFreeAnswers } from "./crisis/get-free-answers.ts";
import { getAvailableModels } from "./get-available-models.ts";
import { awaitWholeImage, generateImage } from "./images/generate-image.ts";
import { presentChatSession } from "./present.ts";
import { searchChatMessages } from "./search/search-chat-messages.ts";
import { chooseModel, createSession, deleteSession, renameSession } from "./sessions/change-chat-session.ts";
import { loadChatSession } from "./sessions/load-chat-session.ts";
import { listMessages } from "./sessions/list-messages.ts";
import { listChatSessions } from "./sessions/list-chat-sessions.ts";
import { suggestTitle } from "./sessions/suggest-title.ts";

const acceptsEvents = (request: Request) =>
  request.headers.get("accept")?.includes("text/event-stream") ?? false;

export const assistantRoutes: readonly Route[] = [
  route(contract.listAiSessions, async (ctx, { query }, { setNextCursor }) => {
    const page = await listChatSessions(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.createAiSession, (ctx, { body }) => createSession(ctx, body.title), { changes: "nothing" }),
  route(
    contract.getAiSession,
    async (ctx, { params }) => presentChatSession(await loadChatSession(ctx, params.id)),
  ),
  route(contract.renameAiSession, (ctx, { params, body }) => renameSession(ctx, params.id, body.title), {
    changes: "nothing",
  }),
  route(
    modelsContract.chooseAiModel,
    (ctx, { params, body }) => chooseModel(ctx, params.id, body.modelName),
    { changes: "nothing" },
  ),
  route(contract.deleteAiSession, (ctx, { params }) => deleteSession(ctx, params.id), { changes: "nothing" }),
  route(
    contract.suggestAiTitle,
    (ctx, { params }, { request }) => suggestTitle(ctx, params.id, request.signal),
    { limits: ["suggest_title"], changes: "nothing" },
  ),
  route(contract.listAiMessages, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listMessages(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(searchAiMessages, async (ctx, { query }, { setNextCursor, offerSupport }) => {
    admitSearch(ctx, query.q, offerSupport);
    const page = await searchChatMessages(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(showAiQuestion, (ctx, { params }) => showBranch(ctx, params.id), { changes: "nothing" }),
  route(contract.chatWithAi, async (ctx, { body }, { request }) => {
    const events = await askInChat(ctx, body);
    if (acceptsEvents(request)) return streamEvents(events, 201);
    const whole = await awaitWholeAnswer(events);
    // As a plain response it is not kept for a retry: nothing of a temporary chat is stored.
    return body.temporary ? Response.json(whole, { status: 201 }) : whole;
  }, { changes: "nothing" }),
  route(
    contract.followAiChat,
    async (ctx, { params }) => streamEvents(await followSession(ctx, params.id), 200),
  ),
  route(contract.stopAiChat, (ctx, { params }) => stopSession(ctx, params.id), { changes: "nothing" }),
  route(contract.stopAiAnswer, (ctx, { params }) => stopAnswer(ctx, params.id), { changes: "nothing" }),
  route(contract.generateAiImage, async (ctx, { body }, { request }) => {
    const events = await generateImage(ctx, body);
    return acceptsEvents(request) ? streamEvents(events, 201) : await awaitWholeImage(events, body.model);
  }, { changes: "nothing" }),
  route(modelsContract.getAvailableModels, (ctx) => Promise.resolve(getAvailableModels(ctx))),
  route(modelsContract.getFreeAnswers, (ctx, { query }) => getFreeAnswers(ctx, query)),
];
