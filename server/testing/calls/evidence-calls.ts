import { expect } from "vitest";
import { createCtx } from "../../context.ts";
import { settleEvidence } from "../../features/cases/records/settle-evidence.ts";
import { newJpeg } from "../pictures.ts";
import { aCase, decided } from "../scenes/a-case.ts";
import { member, type TestMember } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/admin/evidence";
const reason = "The police ask";

interface Kept {
  readonly admin: TestMember;
  readonly caseId: string;
  /** The evidence of Ada's post, which was removed for violence. */
  readonly id: string;
  readonly pictureId: string;
  /** The administrator's. */
  readonly look: string;
}

const kept = new WeakMap<Scene, Promise<Kept>>();

function keptOf(scene: Scene): Promise<Kept> {
  const known = kept.get(scene) ?? keep(scene);
  kept.set(scene, known);
  return known;
}

async function keep({ t, ada }: Scene): Promise<Kept> {
  const [admin, moderator] = [await member(t, { isAdmin: true }), await member(t, { isModerator: true })];
  const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
  const body = await newJpeg();
  const sent = await t.request("PUT", uploadURL, { body, headers: { "Content-Type": "image/jpeg" } });
  const { url } = await sent.json() as { url: string };
  const made = await ada.post("/api/posts", { content: "I will find you", aiImageUrl: url });
  const { id: subjectId } = await made.json() as { id: string };
  const caseId = await aCase(t, { kind: "post", subjectId, memberId: ada.id });
  await decided(moderator, caseId, { decision: "remove", rule: "violence", reason: "A threat" });
  await settleEvidence(createCtx(t.deps, { type: "system", name: "test" }));
  const [row] = await t.sql<{ id: string; image_id: string }[]>`
    select e.id, p.image_id
    from evidence e
    join evidence_pictures p on p.evidence_id = e.id
    where e.case_id = ${caseId}`;
  const id = row?.id ?? "";
  const look = await (await admin.post(`${path}/${id}/looks`, { reason })).json() as { id: string };
  return { admin, caseId, id, pictureId: row?.image_id ?? "", look: look.id };
}

type Ask = (given: Kept, scene: Scene) => Promise<Response>;
const of = (ask: Ask) => async (scene: Scene) => ask(await keptOf(scene), scene);

interface EvidenceCall {
  readonly call: string;
  readonly ask: Ask;
  readonly bad: Ask;
  readonly badStatus: number;
  readonly status?: number;
  readonly body: object;
}

/** A call of administrators; members, and Ada of what was hers, are refused. */
function ofAdmins({ call, ask, bad, badStatus, status = 200, body }: EvidenceCall): CallRow {
  return {
    call,
    success: answers(of(ask), status, body),
    signedOut: "refused",
    stranger: answers(of((given, scene) => ask({ ...given, admin: scene.ada }, scene)), 403),
    badInput: answers(of(bad), badStatus),
    repeat: answers(of(ask), status, body),
  };
}

/** Returns a picture's answer in JSON. */
async function asJson(answer: Promise<Response>): Promise<Response> {
  const given = await answer;
  if (given.status !== 200) return given;
  const type = given.headers.get("Content-Type");
  return Response.json({ type, bytes: (await given.arrayBuffer()).byteLength });
}

const text = expect.any(String) as string;

export const evidenceCalls: readonly CallRow[] = [
  ofAdmins({
    call: `GET ${path}`,
    ask: ({ admin, caseId }) => admin.get(`${path}?caseId=${caseId}`),
    bad: ({ admin }) => admin.get(`${path}?caseId=x`),
    badStatus: 400,
    body: [expect.objectContaining({ keptFor: "removal", rule: "violence", pictures: 1, isReady: true })],
  }),
  ofAdmins({
    call: `POST ${path}/{id}/looks`,
    ask: ({ admin, id }) => admin.post(`${path}/${id}/looks`, { reason }),
    bad: ({ admin, id }) => admin.post(`${path}/${id}/looks`, { reason: " " }),
    badStatus: 400,
    status: 201,
    body: { id: text, until: text },
  }),
  ofAdmins({
    call: `GET ${path}/{id}`,
    ask: ({ admin, id, look }) => admin.get(`${path}/${id}?look=${look}`),
    // A look that nobody began.
    bad: ({ admin, id }, { nothing }) => admin.get(`${path}/${id}?look=${nothing}`),
    badStatus: 403,
    body: { reason: "A threat", texts: [{ words: "I will find you" }] },
  }),
  ofAdmins({
    call: `GET ${path}/{id}/pictures/{pictureId}`,
    ask: ({ admin, id, pictureId, look }) =>
      asJson(admin.get(`${path}/${id}/pictures/${pictureId}?look=${look}`)),
    bad: ({ admin, id, look }, { nothing }) => admin.get(`${path}/${id}/pictures/${nothing}?look=${look}`),
    badStatus: 404,
    body: { type: "image/webp", bytes: expect.any(Number) as number },
  }),
];
