import * as admin from "#shared/admin/contract.ts";
import * as decide from "#shared/cases/decide-contract.ts";
import * as evidence from "#shared/cases/evidence-contract.ts";
import * as members from "#shared/cases/members-contract.ts";
import * as numbers from "#shared/cases/numbers-contract.ts";
import * as queue from "#shared/cases/queue-contract.ts";
import * as statements from "#shared/cases/statement-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { answerAppeal } from "./appeals/answer-appeal.ts";
import { getStatement, getStatementByLink } from "./appeals/get-statement.ts";
import { appeal, appealByLink } from "./appeals/make-appeal.ts";
import { closeCases, openAgainTogether, setReportsAside } from "./decide/close-together.ts";
import { decideCase, previewDecision } from "./decide/make-decision.ts";
import { removeComment, removePost } from "./decide/remove-as-administrator.ts";
import { suspendUser } from "./decide/suspend-as-administrator.ts";
import { undoDecision } from "./decide/undo-decision.ts";
import { getCase, getCasePicture } from "./desk/get-case.ts";
import { getSummary, listCases } from "./desk/list-cases.ts";
import { getModeratedMember, listMemberWritings, listModeratedMembers } from "./desk/moderated-members.ts";
import { addNote, claimCase, openCase, releaseCase, tellAuthorities } from "./desk/work-on-case.ts";
import { countNumbers } from "./records/count-numbers.ts";
import { sendNumbersAsCsv } from "./records/send-numbers-as-csv.ts";
import { getEvidence, getEvidencePicture, listEvidence, openEvidence } from "./records/open-evidence.ts";
import { getTransparency, requireTransparency, switchTransparency } from "./records/transparency.ts";

const queueRoutes: readonly Route[] = [
  route(queue.listCases, async (ctx, { query }, { setNextCursor }) => {
    const page = await listCases(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(queue.getModerationSummary, (ctx) => getSummary(ctx)),
  route(queue.openCase, (ctx, { body }) => openCase(ctx, body), { changes: "nothing" }),
  route(queue.getCase, (ctx, { params }) => getCase(ctx, params.id)),
  route(
    queue.getCasePicture,
    (ctx, { params }, { request }) =>
      getCasePicture(ctx, { ...params, ifNoneMatch: request.headers.get("If-None-Match") }),
  ),
  route(queue.claimCase, (ctx, { params }) => claimCase(ctx, params.id), { changes: "nothing" }),
  route(queue.releaseCase, (ctx, { params }) => releaseCase(ctx, params.id), { changes: "nothing" }),
  route(queue.addCaseNote, (ctx, { params, body }) => addNote(ctx, params.id, body.words), {
    changes: "nothing",
  }),
];

const numberRoutes: readonly Route[] = [
  route(numbers.getNumbers, (ctx) => countNumbers(ctx)),
  route(
    numbers.exportNumbers,
    async (ctx) => sendNumbersAsCsv(ctx, await countNumbers(ctx), "glimmer-numbers"),
  ),
  route(numbers.getTransparency, (ctx) => getTransparency(ctx)),
  route(
    numbers.exportTransparency,
    async (ctx) => sendNumbersAsCsv(ctx, await requireTransparency(ctx), "glimmer-transparency"),
  ),
  route(numbers.switchTransparency, (ctx, { body }) => switchTransparency(ctx, body), { changes: "nothing" }),
];

const decisionRoutes: readonly Route[] = [
  route(decide.decideCase, (ctx, { params, body }) => decideCase(ctx, params.id, body), {
    changes: "everything",
  }),
  route(decide.undoDecision, (ctx, { params }) => undoDecision(ctx, params.id), { changes: "everything" }),
  route(decide.previewDecision, (ctx, { params, body }) => previewDecision(ctx, params.id, body), {
    changes: "nothing",
  }),
  route(decide.closeCases, (ctx, { body }) => closeCases(ctx, body), { changes: "everything" }),
  route(decide.setReportsAside, (ctx, { body }) => setReportsAside(ctx, body), { changes: "everything" }),
  route(decide.openAgainTogether, (ctx, { body }) => openAgainTogether(ctx, body.caseIds), {
    changes: "everything",
  }),
  route(decide.tellAuthorities, (ctx, { params, body }) => tellAuthorities(ctx, params.id, body), {
    changes: "nothing",
  }),
];

const moderatedMemberRoutes: readonly Route[] = [
  route(members.listModeratedMembers, async (ctx, { query }, { setNextCursor, setTotalCount }) => {
    const page = await listModeratedMembers(ctx, query);
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(members.getModeratedMember, (ctx, { params }) => getModeratedMember(ctx, params.id)),
  route(members.listMemberWritings, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listMemberWritings(ctx, { ...params, ...query });
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];

const statementRoutes: readonly Route[] = [
  route(statements.getStatement, (ctx, { params }) => getStatement(ctx, params.id)),
  route(
    statements.getStatementByLink,
    (ctx, { params, body }) => getStatementByLink(ctx, { id: params.id, token: body.token }),
    { changes: "nothing" },
  ),
];

const appealRoutes: readonly Route[] = [
  route(statements.appeal, (ctx, { params, body }) => appeal(ctx, { id: params.id, words: body.words }), {
    changes: "nothing",
  }),
  route(statements.appealByLink, (ctx, { params, body }) => appealByLink(ctx, { id: params.id, ...body }), {
    changes: "nothing",
  }),
  route(decide.answerAppeal, (ctx, { params, body }) => answerAppeal(ctx, params.id, body), {
    changes: "everything",
  }),
];

const evidenceRoutes: readonly Route[] = [
  route(evidence.listEvidence, async (ctx, { query }, { setNextCursor }) => {
    const page = await listEvidence(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(
    evidence.openEvidence,
    (ctx, { params, body }) => openEvidence(ctx, { ...params, ...body }),
    { limits: ["evidence"], changes: "nothing" },
  ),
  route(evidence.getEvidence, (ctx, { params, query }) => getEvidence(ctx, { ...params, ...query })),
  route(
    evidence.getEvidencePicture,
    (ctx, { params, query }) => getEvidencePicture(ctx, { ...params, ...query }),
  ),
];

/** Acts of administrators that are decisions (admin.3, admin.4). */
export const administratorRoutes: readonly Route[] = [
  route(admin.suspendUser, (ctx, { params, body }) => suspendUser(ctx, { ...params, ...body }), {
    changes: "everything",
  }),
  route(admin.removePost, (ctx, { params, body }) => removePost(ctx, { ...params, ...body }), {
    changes: "everything",
  }),
  route(admin.removeComment, (ctx, { params, body }) => removeComment(ctx, { ...params, ...body }), {
    changes: "everything",
  }),
];

/** In the order in which they are tried. */
export const caseRoutes: readonly Route[] = [
  ...queueRoutes,
  ...numberRoutes,
  ...decisionRoutes,
  ...moderatedMemberRoutes,
  ...statementRoutes,
  ...appealRoutes,
  ...evidenceRoutes,
];
