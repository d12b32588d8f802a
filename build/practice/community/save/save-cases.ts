import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import { getReportReason, getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Tx } from "../../../../server/db/open-database.ts";
import { noticeTimeOf, parseDecision } from "../../../../server/features/cases/decide/act.ts";
import { makeDecision } from "../../../../server/features/cases/decide/make-decision.ts";
import { tellDecision } from "../../../../server/features/cases/decide/send-notices.ts";
import { openCaseOf } from "../../../../server/features/moderation/cases/open-case-of.ts";
import { addReport } from "../../../../server/features/reports/add-report.ts";
import {
  describeForAuthor,
  describeForReporter,
  wereRight,
} from "../../../../server/features/cases/decide/notice-words.ts";
import { toStored } from "../../../../server/language/store-text.ts";
import { type Community, hourMs } from "../compose/community.ts";
import { createIdAt, createSeededRandom, type Random } from "../random.ts";
import { saveAppeal } from "./save-appeals.ts";
import { savePublicReport } from "./save-public-report.ts";
import { type DemoCase, demoCases, moderators } from "../texts/cases.ts";

const minuteMs = 60_000;

interface Given {
  readonly tx: Tx;
  readonly random: Random;
  readonly now: Date;
  readonly idOf: (username: string) => string;
}

interface Subject {
  readonly id: string;
  readonly member_id: string;
  readonly created_at: Date;
}

/** Names the moderators, and opens and decides their cases as the product does. */
export async function saveCases(tx: Tx, { members }: Community, now: Date): Promise<void> {
  const idOf = (username: string) => {
    const found = members.find(({ person }) => person.username === username);
    if (!found) throw new Error(`The demo has no ${username}`);
    return found.id;
  };
  await tx`
    update members
    set is_moderator = true
    where id = any(${moderators.map(idOf)}::uuid[])`;
  const given = { tx, random: createSeededRandom(90), now, idOf };
  const inOrder = demoCases.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  for (const one of inOrder) await saveCase(given, one);
}

async function saveCase(given: Given, one: DemoCase): Promise<void> {
  const { tx, random, now, idOf } = given;
  const { about: { kind }, reports = [], notes = [], source, claimedBy } = one;
  const subject = await selectSubject(tx, one.about);
  const openedAt = new Date(
    Math.max(now.getTime() - one.hoursAgo * hourMs, subject.created_at.getTime() + 10 * minuteMs),
  );
  const caseId = createIdAt(random, openedAt);
  if (source === "fallback_verdict") {
    // A case about what a service has judged closes by itself.
    await tx`update element_moderations set decided_by = 'local-fallback' where post_id = ${subject.id}`;
  }
  if (source) {
    await openCaseOf(tx, { id: caseId, kind, subjectId: subject.id, source, at: openedAt });
  }
  for (const [n, { by, rule, words }] of reports.entries()) {
    if (idOf(by) === subject.member_id) throw new Error(`${by} reports themselves`);
    const at = new Date(openedAt.getTime() + 9 * n * minuteMs);
    const opened = await openCaseOf(tx, { id: caseId, kind, subjectId: subject.id, source: "report", at });
    await addReport(tx, opened ?? caseId, {
      id: createIdAt(random, at),
      by: { memberId: idOf(by) },
      about: { kind, id: subject.id },
      reason: getReportReason(rule),
      rule,
      description: words,
      at,
    });
  }
  for (const { by, words } of notes) {
    const at = new Date(openedAt.getTime() + hourMs);
    const note = { id: createIdAt(random, at), case_id: caseId, author_id: idOf(by), words, created_at: at };
    await tx`insert into case_notes ${tx(note)}`;
  }
  if (one.publicReport) await savePublicReport(tx, random, one.about, one.publicReport, openedAt);
  if (claimedBy) await claim(tx, caseId, idOf(claimedBy), now);
  if (!one.decision) return;
  const made = await decideCase(given, { ...one, decision: one.decision }, caseId, subject, openedAt);
  if (!one.appeal) return;
  await saveAppeal({
    ...made,
    tx,
    random,
    idOf,
    memberId: subject.member_id,
    appeal: one.appeal,
    claim: (id, by, at) => claim(tx, id, by, at),
  });
}

/** The latest with the words; of a picture any post that has one. */
async function selectSubject(tx: Tx, { kind, words }: DemoCase["about"]): Promise<Subject> {
  const like = `%${words}%`;
  const subjects = {
    post: tx`
      select id, author_id as member_id, created_at
      from posts
      where repost_of_id is null and content like ${like}`,
    picture: tx`
      select id, author_id as member_id, created_at
      from posts
      where repost_of_id is null and image_id is not null and content like ${like}`,
    comment: tx`select id, author_id as member_id, created_at from comments where content like ${like}`,
    message: tx`select id, sender_id as member_id, created_at from messages where content like ${like}`,
    member: tx`select id, id as member_id, created_at from members where username = ${words}`,
  };
  const [row] = await tx<Subject[]>`${subjects[kind]} order by created_at desc, id desc limit 1`;
  if (!row) throw new Error(`The demo has no ${kind} with '${words}'`);
  return row;
}

async function claim(tx: Tx, caseId: string, moderatorId: string, at: Date): Promise<void> {
  await tx`
    update cases
    set claimed_by = ${moderatorId}, claimed_until = ${new Date(at.getTime() + claimMinutes * minuteMs)}
    where id = ${caseId}`;
}

/** Two hours after the first report; author and reporters were told. */
async function decideCase(
  { tx, random, idOf }: Given,
  { about: { kind }, decision: made }: DemoCase & Required<Pick<DemoCase, "decision">>,
  caseId: string,
  subject: Subject,
  openedAt: Date,
): Promise<{ decisionId: string; decidedAt: Date }> {
  const at = new Date(openedAt.getTime() + 2 * hourMs);
  const decision = parseDecision(kind, { ...made, level: undefined }, at);
  const id = createIdAt(random, at);
  await claim(tx, caseId, idOf(made.by), at);
  const { refusal } = await makeDecision(tx, {
    id,
    caseId,
    actor: { id: idOf(made.by), username: made.by },
    adminEmails: [],
    decision,
    rule: made.rule,
    reason: made.reason,
    told: made.reason,
    sparesFirst: false,
    at,
  });
  if (refusal) throw new Error(`The demo's ${made.decision}: ${refusal}`);
  const message = describeForAuthor({
    ...made,
    kind,
    excerpt: null,
    rule: getRuleTitle([], made.rule),
    level: null,
    formerLevel: null,
    wasAsked: false,
    isHeld: true,
    until: "until" in decision ? decision.until : null,
    removesContent: false,
    stoppedPromotions: 0,
  });
  await tellDecision(tx, {
    decisionId: id,
    messages: message === null ? {} : { [subject.member_id]: toStored(message) },
    place: {
      post: message !== null && kind === "post" ? subject.id : null,
      comment: message !== null && kind === "comment" ? subject.id : null,
    },
    reporters: describeForReporter(made.decision, kind),
    wasRight: wereRight(made.decision),
    mails: [],
  }, noticeTimeOf(at));
  return { decisionId: id, decidedAt: at };
}
