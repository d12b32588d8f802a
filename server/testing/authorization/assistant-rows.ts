import { giveBadge } from "../badge.ts";
import { giveXp } from "../xp.ts";
import { asking } from "./accounts.ts";
import { type AuthorizationRows, type Case, type Input, type Prepare, row } from "./authorization-row.ts";
import { idOf } from "./content.ts";

/** One of the owner's chats, with an answer under way. */
function aSession(more: Input = {}): Prepare {
  return async ({ t, owner }) => {
    const id = await idOf(await owner.post("/api/ai/sessions", {}));
    await giveXp(t, owner.id, 25);
    const asked = await owner.request("POST", "/api/ai/chat", {
      json: { message: "How are you? [hold]", sessionId: id, modelName: "GPT-4o Mini" },
      headers: { Accept: "text/event-stream" },
    });
    await asked.body?.cancel();
    return { ...more, params: { id } };
  };
}

/** One of the owner's chats, with an answer to name it after. */
const answered: Prepare = async ({ t, owner }) => {
  await giveXp(t, owner.id, 25);
  const asked = await owner.post("/api/ai/chat", { message: "How are you?", modelName: "GPT-4o Mini" });
  return { params: { id: (await asked.json() as { sessionId: string }).sessionId } };
};

/** One of the owner's answered questions. */
const aQuestion: Prepare = async ({ t, owner }) => {
  await giveXp(t, owner.id, 25);
  const asked = await owner.post("/api/ai/chat", { message: "How are you?", modelName: "GPT-4o Mini" });
  return { params: { id: (await asked.json() as { question: { id: string } }).question.id } };
};

/** The caller can pay, and their badge unlocks the model. */
function paying(json: object): Prepare {
  return async ({ t, caller }: Case) => {
    if (!caller) return { json };
    await giveBadge(t, caller.id, "goldVerify");
    await giveXp(t, caller.id, 100);
    return { json };
  };
}

// deno-fmt-ignore
export const assistantRows = {
  //                          stranger member blocked owner suspended administrator
  listAiSessions:           row(401,   200,   200,    200,  401,      200),
  createAiSession:          row(401,   201,   201,    201,  401,      201),
  getAiSession:             row(401,   404,   404,    200,  401,      404, aSession()),
  renameAiSession:          row(401,   404,   404,    200,  401,      404, aSession({ json: { title: "Mine" } })),
  chooseAiModel:            row(401,   404,   404,    200,  401,      404, aSession({ json: { modelName: "DALL-E 3" } })),
  deleteAiSession:          row(401,   404,   404,    200,  401,      404, aSession()),
  suggestAiTitle:           row(401,   404,   404,    200,  401,      404, answered),
  listAiMessages:           row(401,   404,   404,    200,  401,      404, aSession()),
  searchAiMessages:         row(401,   200,   200,    200,  401,      200, asking({ q: "calm" })),
  showAiQuestion:           row(401,   404,   404,    200,  401,      404, aQuestion),
  chatWithAi:               row(401,   201,   201,    201,  401,      201, paying({ message: "Hello", modelName: "GPT-4o" })),
  followAiChat:             row(401,   404,   404,    200,  401,      404, aSession()),
  stopAiChat:               row(401,   404,   404,    200,  401,      404, aSession()),
  // Another member's question is treated as one that is not being answered: see
  // stop-answer.pg.test.ts.
  stopAiAnswer:             row(401,   200,   200,    200,  401,      200, aSession()),
  generateAiImage:          row(401,   201,   201,    201,  401,      201, paying({ prompt: "A lake", model: "dall-e-2" })),
  getAvailableModels:       row(401,   200,   200,    200,  401,      200),
  // Another member's chat is one without words of crisis of one's own.
  getFreeAnswers:           row(401,   200,   200,    200,  401,      200),
} satisfies AuthorizationRows;
