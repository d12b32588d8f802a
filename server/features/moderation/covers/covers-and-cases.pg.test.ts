import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true });
const [ada, ben] = [await member(t), await member(t)];
const content = "He died last week";

async function publish(): Promise<Post> {
  const given = { content, coverWords: "My father", coverTopics: ["loss"] };
  return await (await ada.post("/api/posts", given)).json() as Post;
}

const edit = (id: string, revision: number, coverWords: string | null) =>
  ada.put(`/api/posts/${id}`, { content, revision, coverWords });
const read = async (id: string) => await (await ben.get(`/api/posts/${id}`)).json();

test("a case keeps the line that stood over what was reported, and that of each version", async () => {
  const { id } = await publish();
  expect((await edit(id, 1, "A death")).status).toBe(200);
  expect((await ben.post(`/api/posts/${id}/report`, { reason: "spam" })).status).toBe(201);
  const rows = await (await mo.get("/api/moderation/reports?limit=100")).json() as CaseRow[];
  const found = rows.find(({ subject }) => subject.id === id);
  expect((await edit(id, 2, null)).status).toBe(200);
  const detail = await (await mo.get(`/api/moderation/cases/${found?.id}`)).json() as CaseDetail;
  expect(detail.texts.map(({ words, coverWords }) => [words, coverWords])).toEqual([
    [content, "My father"],
    [content, "A death"],
  ]);
});

test("an edit of the cover beside a moderator's cover, and beside its undoing, keeps both", async () => {
  for (let time = 0; time < 5; time++) {
    t.clock.advance(60 * 60_000);
    const { id } = await publish();
    const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [ben] });
    const [covered, edited] = await Promise.all([
      decided(mo, caseId, { decision: "cover" }),
      edit(id, 1, "A death"),
    ]);
    expect([covered.status, edited.status]).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ coveredBy: "moderator", coverWords: "A death", revision: 2 });
    const [taken, bared] = await Promise.all([undone(mo, caseId), edit(id, 2, null)]);
    expect([taken.status, bared.status]).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({
      isCovered: false,
      coveredBy: null,
      coverWords: null,
      revision: 3,
    });
  }
  expect(await counterFaults(t.sql)).toEqual([]);
});
