import { signDecision } from "../../features/auth/grants/decision-token.ts";
import { appealOf, toldDecision } from "../scenes/a-case.ts";
import { member } from "../member.ts";
import { type AuthorizationRows, type Case, moderatorsToo, type Prepare, row } from "./authorization-row.ts";
import { theOwner } from "./accounts.ts";
import { about, aPost, idOf } from "./content.ts";
import { aPostWithImage } from "./conversations.ts";

/** The open case of a post of the owner that a member reported. */
export async function caseOf(given: Case, subject: Prepare = aPost()): Promise<string> {
  const { params } = await subject(given);
  const reporter = await member(given.t);
  await idOf(await reporter.post(`/api/posts/${params?.["id"]}/report`, { reason: "spam" }));
  const [found] = await given.t.sql<{ id: string }[]>`
    select id from cases where subject_id = ${params?.["id"] ?? ""}`;
  return found?.id ?? "";
}

const aCase = about(caseOf);
const aPostToOpen: Prepare = async (given) => ({
  json: { kind: "post", id: (await aPost()(given)).params?.["id"] },
});

/** The caller holds it. */
const aClaimedCase = about(async (given) => {
  const id = await caseOf(given);
  await given.t.sql`
    update cases
    set claimed_by = ${
    given.caller?.id ?? null
  }, claimed_until = ${given.t.clock.now()}::timestamptz + interval '1 minute'
    where id = ${id}`;
  return id;
});

const severalCases: Prepare = async (given) => ({ json: { caseIds: [await caseOf(given)], reason: "Fine" } });

const aDecision: Prepare = async (given) => ({
  ...await aClaimedCase(given),
  json: { decision: "warn", rule: "spam", reason: "Advertising" },
});

/** The caller decided it. */
const aDecidedCase = about(async (given) => {
  const id = await caseOf(given);
  const now = given.t.clock.now();
  await given.t.sql`
    with closed as (
      update cases set closed_at = ${now} where id = ${id}
    )
    insert into decisions (
      id, case_id, decision, rule, reason, decided_by, decided_at, notice_at, former
    )
    values (
      gen_random_uuid(), ${id}, 'no_violation', 'spam', 'Fine', ${given.caller?.id ?? null}, ${now},
      ${now}::timestamptz + interval '10 minutes', '{"effects": []}'
    )`;
  return id;
});

/** A decision that limits the owner, who was told of it. */
const aStatement = about(async (given) => {
  const { params } = await aPost()(given);
  const subject = { kind: "post", subjectId: params?.["id"] ?? "", memberId: given.owner.id } as const;
  return await toldDecision(given.t, subject, { decision: "cover" });
});

const aMailedStatement: Prepare = async (given) => {
  const made = await aStatement(given);
  const decision = { decisionId: made.params?.["id"] ?? "", memberId: given.owner.id };
  return { ...made, json: { token: await signDecision(given.t, decision) } };
};

const aPicture: Prepare = async (given) => {
  const id = await caseOf(given, aPostWithImage);
  const [kept] = await given.t.sql<{ image_id: string }[]>`
    select image_id from case_pictures where case_id = ${id}`;
  return { params: { id, pictureId: kept?.image_id ?? "" } };
};

const words = "I quoted a book. Please look again.";
const anAppeal: Prepare = async (given) => ({ ...await aStatement(given), json: { words } });
const aMailedAppeal: Prepare = async (given) => {
  const { params, json } = await aMailedStatement(given);
  return { params, json: { ...json as object, words } };
};

/** The case of an appeal of the owner, which the caller holds. */
const anAppealedCase: Prepare = async (given) => {
  const id = await appealOf(given.t, given.owner, (await aStatement(given)).params?.["id"] ?? "");
  await given.t.sql`
    update cases
    set claimed_by = ${
    given.caller?.id ?? null
  }, claimed_until = ${given.t.clock.now()}::timestamptz + interval '1 minute'
    where id = ${id}`;
  return { params: { id }, json: { grants: false, reason: "It stands." } };
};

// deno-fmt-ignore
export const statementRows = {
  //                          stranger member blocked owner suspended administrator
  getStatement:             row(401,   404,   404,    200,  401,      404, aStatement),
  getStatementByLink:       row(200,   200,   200,    200,  200,      200, aMailedStatement),
  appeal:                   row(401,   404,   404,    201,  401,      404, anAppeal),
  appealByLink:             row(201,   201,   201,    201,  201,      201, aMailedAppeal),
} satisfies AuthorizationRows;

// deno-fmt-ignore
export const caseRows = moderatorsToo({
  //                          stranger member blocked owner suspended administrator
  listCases:                row(401,   403,   403,    403,  401,      200),
  getModerationSummary:     row(401,   403,   403,    403,  401,      200),
  openCase:                 row(401,   403,   403,    403,  401,      201, aPostToOpen),
  getCase:                  row(401,   403,   403,    403,  401,      200, aCase),
  getCasePicture:           row(401,   403,   403,    403,  401,      200, aPicture),
  claimCase:                row(401,   403,   403,    403,  401,      200, aCase),
  releaseCase:              row(401,   403,   403,    403,  401,      200, aClaimedCase),
  decideCase:               row(401,   403,   403,    403,  401,      200, aDecision),
  answerAppeal:             row(401,   403,   403,    403,  401,      200, anAppealedCase),
  previewDecision:          row(401,   403,   403,    403,  401,      200, aDecision),
  undoDecision:             row(401,   403,   403,    403,  401,      200, aDecidedCase),
  closeCases:               row(401,   403,   403,    403,  401,      200, severalCases),
  setReportsAside:          row(401,   403,   403,    403,  401,      200, async ({ owner }) => ({ json: { reporterId: owner.id, reason: "Fine" } })),
  openAgainTogether:        row(401,   403,   403,    403,  401,      200, severalCases),
  addCaseNote:              row(401,   403,   403,    403,  401,      201, about(caseOf, { json: { words: "Looks like an advert" } })),
  tellAuthorities:          row(401,   403,   403,    403,  401,      201, about(caseOf, { json: { toldAt: "2025-01-01T00:00:00Z", words: "The police" } })),
  listModeratedMembers:     row(401,   403,   403,    403,  401,      200),
  getModeratedMember:       row(401,   403,   403,    403,  401,      200, theOwner()),
  getNumbers:               row(401,   403,   403,    403,  401,      200),
  exportNumbers:            row(401,   403,   403,    403,  401,      200),
  listMemberWritings:       row(401,   403,   403,    403,  401,      200, theOwner()),
} satisfies AuthorizationRows);
