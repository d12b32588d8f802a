import { signDecision } from "../../features/auth/grants/decision-token.ts";
import { answered, appealOf, toldDecision } from "../scenes/a-case.ts";
import { member, type TestMember } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const decisions = new WeakMap<Scene, Promise<string>>();

/** A decision about Ada's post, of which she was told. */
function decisionOf(scene: Scene): Promise<string> {
  const { t, ada, ownPost } = scene;
  const about = { kind: "post", subjectId: ownPost, memberId: ada.id } as const;
  const known = decisions.get(scene) ?? toldDecision(t, about, { decision: "cover" });
  decisions.set(scene, known);
  return known;
}

const path = async (scene: Scene) => `/api/decisions/${await decisionOf(scene)}`;
const read = async (scene: Scene) => scene.ada.get(await path(scene));

const tokenOf = async (scene: Scene) =>
  await signDecision(scene.t, { decisionId: await decisionOf(scene), memberId: scene.ada.id });

async function readByLink(scene: Scene, change = (token: string) => token) {
  const token = await tokenOf(scene);
  return await scene.t.post(`${await path(scene)}/by-link`, { token: change(token) });
}

const words = "I quoted a book. Please look again.";
const contest = async (scene: Scene) => scene.ada.post(`${await path(scene)}/appeal`, { words });

async function contestByLink(scene: Scene, change = (token: string) => token) {
  const token = await tokenOf(scene);
  return await scene.t.post(`${await path(scene)}/appeal-by-link`, { token: change(token), words });
}

interface Desk {
  readonly moderator: TestMember;
  /** The case of Ada's appeal. */
  readonly caseId: string;
}

const desks = new WeakMap<Scene, Promise<Desk>>();

function deskOf(scene: Scene): Promise<Desk> {
  const known = desks.get(scene) ?? openDesk(scene);
  desks.set(scene, known);
  return known;
}

async function openDesk({ t, ada }: Scene): Promise<Desk> {
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const caseId = await appealOf(t, ada, await toldDecision(t, about, { decision: "warn" }));
  return { moderator: await member(t, { isModerator: true }), caseId };
}

const answer = (by: "moderator" | "ada", json: object) => async (scene: Scene) => {
  const { moderator, caseId } = await deskOf(scene);
  return await (by === "ada" ? scene.ada : moderator).post(`/api/moderation/cases/${caseId}/answer`, json);
};
const refusal = { grants: false, reason: "It stands." };

const answerCall: CallRow = {
  call: "POST /api/moderation/cases/{id}/answer",
  success: answers(
    async (scene) => {
      const { moderator, caseId } = await deskOf(scene);
      return await answered(moderator, caseId, false);
    },
    200,
    { appeal: "refused", appealed: { about: "member", answer: { grants: false } } },
  ),
  signedOut: "refused",
  stranger: answers(answer("ada", refusal), 403),
  badInput: answers(answer("moderator", { ...refusal, reason: " " }), 400),
  repeat: answers(answer("moderator", refusal), 409, { code: "conflict" }),
};

const whole = { decision: "cover", subject: { kind: "post" }, rule: { key: "spam" }, isAutomated: false };

export const statementCalls: readonly CallRow[] = [
  {
    call: "GET /api/decisions/{id}",
    success: answers(read, 200, whole),
    signedOut: "refused",
    stranger: answers(async (scene) => scene.other.get(await path(scene)), 404),
    badInput: answers((scene) => scene.ada.get("/api/decisions/x"), 404),
    repeat: answers(read, 200, whole),
  },
  {
    call: "POST /api/decisions/{id}/by-link",
    success: answers((scene) => readByLink(scene), 200, whole),
    signedOut: answers((scene) => readByLink(scene), 200, whole),
    stranger: answers((scene) => readByLink(scene, (token) => `${token}x`), 404),
    badInput: answers((scene) => readByLink(scene, () => ""), 400),
    repeat: answers((scene) => readByLink(scene), 200, whole),
  },
  {
    call: "POST /api/decisions/{id}/appeal",
    success: answers(contest, 201, { appeal: { state: "waiting", words } }),
    signedOut: "refused",
    stranger: answers(async (scene) => scene.other.post(`${await path(scene)}/appeal`, { words }), 404),
    badInput: answers(async (scene) => scene.ada.post(`${await path(scene)}/appeal`, { words: " " }), 400),
    repeat: answers(contest, 201, { appeal: { state: "waiting", words } }),
  },
  {
    call: "POST /api/decisions/{id}/appeal-by-link",
    success: answers((scene) => contestByLink(scene), 201, { appeal: { state: "waiting", words } }),
    signedOut: answers((scene) => contestByLink(scene), 201, { appeal: { state: "waiting", words } }),
    stranger: answers((scene) => contestByLink(scene, (token) => `${token}x`), 404),
    badInput: answers((scene) => contestByLink(scene, () => ""), 400),
    repeat: answers((scene) => contestByLink(scene), 201, { appeal: { state: "waiting", words } }),
  },
  answerCall,
];
