import { signDecision } from "../../features/auth/grants/decision-token.ts";
import { toldDecision } from "../cases/a-case.ts";
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

async function readByLink(scene: Scene, change = (token: string) => token) {
  const token = await signDecision(scene.t, { decisionId: await decisionOf(scene), memberId: scene.ada.id });
  return await scene.t.post(`${await path(scene)}/by-link`, { token: change(token) });
}

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
];
