import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import type { EvidenceRow, OpenedEvidence } from "#shared/cases/evidence-contract.ts";
import type { MemberWriting } from "#shared/cases/members-contract.ts";
import { createCtx } from "../../../context.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { uploadPicture } from "../../../testing/pictures.ts";
import { decided } from "../../../testing/scenes/a-case.ts";
import { keepVersion } from "../../revisions/keep-version-queries.ts";
import { settleEvidence } from "../records/settle-evidence.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });
const mo = await member(t, { isModerator: true });
const [ada, bob, cai] = [await member(t), await member(t), await member(t)];

async function publish(content: string, more: object = {}): Promise<string> {
  const response = await ada.post("/api/posts", { content, ...more });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

async function edit(id: string, revision: number, content: string, more: object = {}): Promise<void> {
  t.clock.advance(60_000);
  const response = await ada.put(`/api/posts/${id}`, { content, revision, ...more });
  expect(response.status, await response.clone().text()).toBe(200);
}

async function report(by: TestMember, path: string, reason = "spam"): Promise<void> {
  expect((await by.post(`${path}/report`, { reason })).status).toBe(201);
}

async function caseAbout(subjectId: string): Promise<CaseRow> {
  const rows = await (await mo.get("/api/moderation/reports?limit=100")).json() as CaseRow[];
  const found = rows.find(({ subject }) => subject.id === subjectId);
  if (!found) throw new Error("There is no case");
  return found;
}

async function detail({ id }: { readonly id: string }): Promise<CaseDetail> {
  return await (await mo.get(`/api/moderation/cases/${id}`)).json() as CaseDetail;
}

const wordsOf = ({ texts }: Pick<CaseDetail, "texts">) =>
  texts.map(({ words, isSubject, replacedAt }) => [words, isSubject, replacedAt !== null]);

test("a case about an edited post has what it said before, with pictures, but nothing that its author removed", async () => {
  const picture = await uploadPicture(t, ada);
  const id = await publish("Unkind first", { images: [{ url: picture, alt: "A gesture" }] });
  await edit(id, 1, "Unkind in between", { images: [] });
  await edit(id, 2, "Unkind at last");
  await t.sql`
    update revisions set content = '', removed_at = ${t.clock.now()} where post_id = ${id} and number = 2`;
  await report(bob, `/api/posts/${id}`);
  const whole = await detail(await caseAbout(id));
  expect(wordsOf(whole)).toEqual([["Unkind first", true, true], ["Unkind at last", true, false]]);
  expect(whole.texts[0]?.pictures).toMatchObject([{ description: "A gesture" }]);
  expect(whole).toMatchObject({ excerpt: "Unkind at last", current: { edited: null } });
});

test("says what a post says since it was edited after the report, and keeps that with the next report", async () => {
  const id = await publish("Unkind words");
  await report(bob, `/api/posts/${id}`);
  const row = await caseAbout(id);
  await edit(id, 1, "Harmless words");
  const editedAt = t.clock.now().toISOString();
  expect(await detail(row)).toMatchObject({
    excerpt: "Unkind words",
    texts: [{ words: "Unkind words", replacedAt: null }],
    current: { level: "top", edited: { at: editedAt, words: "Harmless words" } },
  });
  await edit(id, 2, "Unkind again");
  await report(cai, `/api/posts/${id}`);
  const whole = await detail(row);
  expect(wordsOf(whole)).toEqual([
    ["Unkind words", true, true],
    ["Harmless words", true, true],
    ["Unkind again", true, false],
  ]);
  expect(whole).toMatchObject({
    id: row.id,
    excerpt: "Unkind again",
    texts: [{ replacedAt: editedAt }, {}, {}],
    current: { edited: null },
  });
});

test("says which answers a poll has since it was edited, in the case and among the writings of its author", async () => {
  const id = await publish("What shall we drink?", {
    poll: { answers: ["Tea", "Coffee"], lastsMinutes: 60 },
  });
  await report(bob, `/api/posts/${id}`);
  await edit(id, 1, "What shall we drink?", { poll: { answers: ["Tea", "Unkind words"] } });
  const words = "What shall we drink?\n– Tea\n– Unkind words";
  expect(await detail(await caseAbout(id))).toMatchObject({
    texts: [{ words: "What shall we drink?\n– Tea\n– Coffee" }],
    current: { edited: { words } },
  });
  const writings = await (await mo.get(`/api/moderation/members/${ada.id}/writings`))
    .json() as MemberWriting[];
  expect(writings.find((one) => one.id === id)).toMatchObject({ words });
});

test("what was reported stays when its author edits it and removes the version", async () => {
  const id = await publish("Unkind words");
  await report(bob, `/api/posts/${id}`);
  await edit(id, 1, "Harmless words");
  await t.sql`
    update revisions set content = '', removed_at = ${t.clock.now()} where post_id = ${id} and number = 1`;
  await report(cai, `/api/posts/${id}`);
  expect(wordsOf(await detail(await caseAbout(id)))).toEqual([
    ["Unkind words", true, true],
    ["Harmless words", true, false],
  ]);
});

test("the same report again adds no version twice", async () => {
  const id = await publish("Unkind words");
  await report(bob, `/api/posts/${id}`);
  await edit(id, 1, "Unkind again");
  for (const by of [cai, cai, await member(t)]) await by.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect(wordsOf(await detail(await caseAbout(id)))).toHaveLength(2);
});

test("a decision keeps the words of then, and the author's statement names those that were reported", async () => {
  const id = await publish("Unkind words");
  await report(bob, `/api/posts/${id}`);
  const row = await caseAbout(id);
  await edit(id, 1, "Other words");
  const answer = await decided(mo, row.id, { decision: "cover" });
  expect([answer.status, await answer.json()]).toMatchObject([200, {
    excerpt: "Unkind words",
    texts: [{ words: "Unkind words" }, { words: "Other words" }],
    current: { isCovered: true, edited: null },
  }]);
});

test("an edit of a message after its report is said, but not read, until it is reported too", async () => {
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  const sent = await ada.post("/api/messages", { receiverId: bob.id, content: "Unkind words" });
  const { id } = await sent.json() as { id: string };
  await report(bob, `/api/messages/${id}`);
  const [{ case_id: caseId } = { case_id: "" }] = await t.sql<{ case_id: string }[]>`
    select id as case_id from cases where subject_id = ${id}`;
  t.clock.advance(60_000);
  await t.db.transaction(async (tx) => {
    await keepVersion(tx, "message", id, t.clock.now());
    await tx`
      update messages set content = 'Worse words', revision = 2, edited_at = ${t.clock.now()} where id = ${id}`;
  });
  expect(await detail({ id: caseId })).toMatchObject({
    texts: [{ words: "Unkind words" }],
    current: { edited: { at: t.clock.now().toISOString(), words: null } },
  });
  await bob.post(`/api/messages/${id}/report`, { reason: "hate" });
  expect(wordsOf(await detail({ id: caseId })))
    .toEqual([["Unkind words", true, true], ["Worse words", true, false]]);
});

test("evidence of a removed post has what it said before", async () => {
  const id = await publish("I will find you");
  await edit(id, 1, "I like you");
  await report(bob, `/api/posts/${id}`, "violence");
  const row = await caseAbout(id);
  expect((await decided(mo, row.id, { decision: "remove", rule: "violence" })).status).toBe(200);
  await settleEvidence(createCtx(t.deps, { type: "system", name: "test" }));
  const [kept] = await (await root.get(`/api/admin/evidence?caseId=${row.id}`)).json() as EvidenceRow[];
  const look = await root.post(`/api/admin/evidence/${kept?.id}/looks`, { reason: "The police ask" });
  const { id: lookId } = await look.json() as { id: string };
  const opened = await (await root.get(`/api/admin/evidence/${kept?.id}?look=${lookId}`)).json();
  expect((opened as OpenedEvidence).texts.map(({ words, replacedAt }) => [words, replacedAt !== null]))
    .toEqual([["I will find you", true], ["I like you", false]]);
});
