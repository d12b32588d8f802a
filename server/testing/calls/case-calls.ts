import { expect } from "vitest";
import { member, type TestMember } from "../member.ts";
import { answers, type CallRow, type Expected } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/moderation/cases";

interface Desk {
  readonly moderator: TestMember;
  /** The case of Ben's post, which Ada reported. */
  readonly caseId: string;
}

const desks = new WeakMap<Scene, Promise<Desk>>();

/** The scene's moderator, and the case of a report. */
function deskOf(scene: Scene): Promise<Desk> {
  const known = desks.get(scene) ?? openDesk(scene);
  desks.set(scene, known);
  return known;
}

async function openDesk({ t, ada, post }: Scene): Promise<Desk> {
  const moderator = await member(t, { isModerator: true });
  await ada.post(`/api/posts/${post}/report`, { reason: "spam", description: "Look" });
  const [found] = await t.sql<{ id: string }[]>`select id from cases where subject_id = ${post}`;
  return { moderator, caseId: found?.id ?? "" };
}

type Ask = (desk: Desk, scene: Scene) => Promise<Response>;
const atDesk = (ask: Ask) => async (scene: Scene) => ask(await deskOf(scene), scene);

interface CaseCall {
  readonly call: string;
  readonly ask: Ask;
  readonly bad: Ask;
  readonly badStatus?: number;
  readonly status?: number;
  readonly body: Expected;
}

/** A call of a moderator, which no other member may make. */
function ofModerators({ call, ask, bad, badStatus = 400, status = 200, body }: CaseCall): CallRow {
  return {
    call,
    success: answers(atDesk(ask), status, body),
    signedOut: "refused",
    stranger: answers(atDesk((desk, scene) => ask({ ...desk, moderator: scene.ada }, scene)), 403),
    badInput: answers(atDesk(bad), badStatus),
    repeat: answers(atDesk(ask), status, body),
  };
}

const removal = { decision: "remove", rule: "spam", reason: "Advertising" };

const told = { toldAt: "2025-01-01T00:00:00.000Z", words: "The police of Oslo: the post and the name" };

const bensPost = ({ post }: Scene) => ({ subject: { kind: "post", id: post }, count: 1 });

export const caseCalls: readonly CallRow[] = [
  ofModerators({
    call: "GET /api/moderation/reports",
    ask: ({ moderator }) => moderator.get("/api/moderation/reports?limit=100"),
    bad: ({ moderator }) => moderator.get("/api/moderation/reports?cursor=nonsense"),
    body: (scene: Scene) => expect.arrayContaining([expect.objectContaining(bensPost(scene))]) as unknown,
  }),
  ofModerators({
    call: "GET /api/moderation/summary",
    ask: ({ moderator }) => moderator.get("/api/moderation/summary"),
    bad: ({ moderator }) => moderator.get("/api/moderation/summary/nothing"),
    badStatus: 404,
    body: { mine: 0, hardToday: 0 },
  }),
  ofModerators({
    call: "GET /api/moderation/numbers",
    ask: ({ moderator }) => moderator.get("/api/moderation/numbers"),
    bad: ({ moderator }) => moderator.get("/api/moderation/numbers/nothing"),
    badStatus: 404,
    body: { months: [{ isOver: false, reports: { total: expect.any(Number) as number } }] },
  }),
  ofModerators({
    call: `GET ${path}/{id}`,
    ask: ({ moderator, caseId }) => moderator.get(`${path}/${caseId}`),
    bad: ({ moderator }) => moderator.get(`${path}/x`),
    badStatus: 404,
    body: (scene: Scene) => ({
      ...bensPost(scene),
      reports: [{ reporter: { id: scene.ada.id }, description: "Look" }],
    }),
  }),
  ofModerators({
    call: `POST ${path}`,
    ask: ({ moderator }, { comment }) => moderator.post(path, { kind: "comment", id: comment }),
    bad: ({ moderator }, { comment }) => moderator.post(path, { kind: "message", id: comment }),
    status: 201,
    body: ({ comment }: Scene) => ({ subject: { kind: "comment", id: comment }, sources: ["moderator"] }),
  }),
  ofModerators({
    call: `POST ${path}/{id}/claim`,
    ask: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/claim`),
    bad: ({ moderator }, { nothing }) => moderator.post(`${path}/${nothing}/claim`),
    badStatus: 404,
    body: bensPost,
  }),
  ofModerators({
    call: `POST ${path}/{id}/note`,
    ask: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/note`, { words: "Known" }),
    bad: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/note`, { words: " " }),
    status: 201,
    body: { words: "Known" },
  }),
  ofModerators({
    call: `POST ${path}/{id}/authorities`,
    ask: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/authorities`, told),
    bad: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/authorities`, { ...told, words: "" }),
    status: 201,
    body: told,
  }),
  {
    ...ofModerators({
      call: `POST ${path}/{id}/release`,
      ask: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/release`),
      bad: ({ moderator }, { nothing }) => moderator.post(`${path}/${nothing}/release`),
      badStatus: 404,
      body: { code: "conflict" },
    }),
    success: answers(
      atDesk(async ({ moderator, caseId }) => {
        await moderator.post(`${path}/${caseId}/claim`);
        return await moderator.post(`${path}/${caseId}/release`);
      }),
      200,
      { claim: null },
    ),
    repeat: answers(
      atDesk(({ moderator, caseId }) => moderator.post(`${path}/${caseId}/release`)),
      409,
      { code: "conflict" },
    ),
  },
  ofModerators({
    call: `POST ${path}/{id}/preview`,
    ask: ({ moderator, caseId }) => moderator.post(`${path}/${caseId}/preview`, removal),
    bad: ({ moderator, caseId }) =>
      moderator.post(`${path}/${caseId}/preview`, { ...removal, decision: "level" }),
    body: { posts: 1, accounts: 1 },
  }),
  decision("decide", removal, { decision: "remove", claim: null, current: { isRemoved: true } }),
  decision("undo", undefined, { decision: null, closedAt: null, current: { isRemoved: false } }),
  ofSeveral({
    call: "POST /api/moderation/closed-together",
    ask: ({ moderator, caseId }) =>
      moderator.post("/api/moderation/closed-together", { caseIds: [caseId], reason: "Fine" }),
    bad: ({ moderator }) =>
      moderator.post("/api/moderation/closed-together", { caseIds: [], reason: "Fine" }),
  }),
  ofSeveral({
    call: "POST /api/moderation/opened-together",
    before: async ({ moderator, caseId }) => {
      await moderator.post("/api/moderation/closed-together", { caseIds: [caseId], reason: "Fine" });
    },
    ask: ({ moderator, caseId }) => moderator.post("/api/moderation/opened-together", { caseIds: [caseId] }),
    bad: ({ moderator }) => moderator.post("/api/moderation/opened-together", { caseIds: ["x"] }),
  }),
  ofSeveral({
    call: "POST /api/moderation/set-aside",
    ask: ({ moderator }, { ada }) =>
      moderator.post("/api/moderation/set-aside", { reporterId: ada.id, reason: "Fine" }),
    bad: ({ moderator }, { ada }) =>
      moderator.post("/api/moderation/set-aside", { reporterId: ada.id, reason: " " }),
  }),
];

interface CallOfSeveral extends Omit<CaseCall, "body"> {
  readonly before?: (desk: Desk) => Promise<void>;
}

/** A call for several cases, here the desk's alone: what is done once is not done again. */
function ofSeveral({ before, ...given }: CallOfSeveral): CallRow {
  const body = { done: [expect.any(String)], left: [] };
  const first: Ask = async (desk, scene) => {
    await before?.(desk);
    return await given.ask(desk, scene);
  };
  return {
    ...ofModerators({ ...given, body }),
    success: answers(atDesk(first), 200, body),
    repeat: answers(atDesk(given.ask), 200, { done: [] }),
  };
}

/** A decision about a case that the moderator holds; undo takes back what they decided. */
function decision(act: "decide" | "undo", json: object | undefined, body: object): CallRow {
  const at = (caseId: string) => `${path}/${caseId}/${act}`;
  const ask: Ask = ({ moderator, caseId }) => moderator.post(at(caseId), json);
  const row = ofModerators({
    call: `POST ${path}/{id}/${act}`,
    ask,
    bad: ({ moderator, caseId }, { nothing }) =>
      json
        ? moderator.post(at(caseId), { ...json, rule: "no_such_rule" })
        : moderator.post(at(nothing), json),
    badStatus: json ? 400 : 404,
    body,
  });
  return {
    ...row,
    success: answers(
      atDesk(async (desk, scene) => {
        await desk.moderator.post(`${path}/${desk.caseId}/claim`);
        if (act === "undo") await desk.moderator.post(`${path}/${desk.caseId}/decide`, removal);
        return await ask(desk, scene);
      }),
      200,
      body,
    ),
    repeat: answers(atDesk(ask), 409, { code: "conflict" }),
  };
}
