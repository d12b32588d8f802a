import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { retention } from "#shared/retention.ts";
import { createCtx } from "../../../context.ts";
import { type Comparison, MediaHashUnavailable } from "../../../providers/media-hash/media-hash.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { aCase, answered, appealOf, decided, tellDecision, undone } from "../../../testing/scenes/a-case.ts";
import {
  answer,
  type Pictured,
  pictured,
  picturedKinds,
  put,
  showAgain,
} from "../../../testing/scenes/pictured-content.ts";
import { removeContentOfMember } from "../../account/remove-content-of-member.ts";
import { deleteRemovedContent } from "../../cases/effects/delete-removed-content.ts";
import { settleEvidence } from "../../cases/records/settle-evidence.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { findSubjectOfPicture } from "../../reports/public/find-subject.ts";

let isAway = false;
const known = new Map<string, string>();
const judged: Uint8Array[] = [];
const t = await createTestApp({
  providers: {
    mediaHash: {
      compare: ({ sha256 }): Promise<Comparison> => {
        if (isAway) return Promise.reject(new MediaHashUnavailable("away"));
        const reference = known.get(sha256);
        return Promise.resolve(reference === undefined ? { isKnown: false } : { isKnown: true, reference });
      },
    },
    moderator: {
      classify: ({ text, image }) => {
        if (image) judged.push(image.bytes);
        const types = [...(text ? ["text" as const] : []), ...(image ? ["image" as const] : [])];
        const elements = types.map((type) => ({ type, level: "top" as const, reason: "" as const }));
        return Promise.resolve({ elements, support: false, decidedBy: "openai" });
      },
    },
  },
});
const mo = await member(t, { isModerator: true });
const ctx = createCtx(t.deps, { type: "system", name: "test" });
beforeEach(() => {
  isAway = false;
  known.clear();
});

const caseOf = ({ kind, id, author }: Pictured) => aCase(t, { kind, subjectId: id, memberId: author.id });
const removed = async (content: Pictured, rule: "spam" | "hate" = "spam") => {
  const caseId = await caseOf(content);
  expect((await decided(mo, caseId, { decision: "remove", rule })).status).toBe(200);
  await runJobs(t);
  return caseId;
};
/** What the rows say of each picture, in their order. */
async function states(
  { images }: Pictured,
  state: "image_is_removed" | "image_is_published" | "image_is_held",
) {
  const rows = await t.sql<{ is: boolean }[]>`
    select ${t.sql(state)}(image) as is
    from unnest(${[...images]}::uuid[]) with ordinality as given (image, place)
    order by place`;
  return rows.map(({ is }) => is);
}
const all = (value: boolean) => [value, value, value];
const levelOf = async ({ kind, id }: Pictured) => {
  const [row] = await t.sql<{ level: string | null }[]>`
    select moderation_level as level from ${t.sql(`${kind}s`)} where id = ${id}`;
  return row?.level;
};

/** The statuses at the addresses of its pictures, to anybody. */
async function seen({ images }: Pictured): Promise<number[]> {
  return await Promise.all(images.map(async (id) => (await t.get(`/api/media/${id}`)).status));
}
/** Where the files of each picture lie. */
async function foldersOf({ images }: Pictured): Promise<string[]> {
  const files = await t.storedFiles();
  return images.map((id) =>
    [...new Set(files.filter((name) => name.includes(id)).map((name) => name.split("/")[0] ?? ""))].join()
  );
}
const stored = async ({ images }: Pictured) =>
  (await t.sql`select id from images where id = any(${[...images]}::uuid[])`).length;
const every = (folder: string) => [folder, folder, folder];

describe.each(picturedKinds)("three pictures of a %s", (kind) => {
  const isPublic = kind !== "message";
  const shownIn = isPublic ? "media" : "private";

  test("are hidden when moderators remove it, and come back with Undo and with an appeal", async () => {
    const [content, contested] = [await pictured(t, kind), await pictured(t, kind)];
    await runJobs(t);
    const expectShown = async (content: Pictured) => {
      expect(await states(content, "image_is_removed")).toEqual(all(false));
      expect(await seen(content)).toEqual(isPublic ? [200, 200, 200] : [404, 404, 404]);
      expect(await foldersOf(content)).toEqual(every(shownIn));
    };
    await expectShown(content);
    const caseId = await removed(content);
    expect(await states(content, "image_is_removed")).toEqual(all(true));
    expect(await seen(content)).toEqual([404, 404, 404]);
    expect(await foldersOf(content)).toEqual(every("private"));
    expect((await undone(mo, caseId)).status).toBe(200);
    await runJobs(t);
    await expectShown(content);
    const decision = await tellDecision(t, await removed(contested));
    expect(await states(contested, "image_is_removed")).toEqual(all(true));
    const appeal = await appealOf(t, contested.author, decision);
    expect((await answered(await member(t, { isModerator: true }), appeal, true)).status).toBe(200);
    await runJobs(t);
    await expectShown(contested);
  });

  test("stay removed wherever else they are once it is deleted after its time", async () => {
    const content = await pictured(t, kind);
    await removed(content);
    const others = [];
    for (const image of content.images) others.push(await showAgain(t, content.author.id, image));
    await t.sql`
      update ${t.sql(`${kind}s`)}
      set removed_at = removed_at - make_interval(days => ${retention.removedContent.days + 1})
      where id = ${content.id}`;
    await deleteRemovedContent(ctx);
    await runJobs(t);
    expect(await t.sql`select from attached_pictures where image_id = any(${[...content.images]}::uuid[])`)
      .toEqual([]);
    expect(await states(content, "image_is_removed")).toEqual(all(true));
    expect(await seen(content)).toEqual([404, 404, 404]);
    await t.sql`delete from posts where id = any(${others}::uuid[])`;
    for (const image of content.images) await t.sql`select remove_media(${`/api/media/${image}`})`;
    await runJobs(t);
    expect([await stored(content), await foldersOf(content)]).toEqual([0, ["", "", ""]]);
  });

  test("go with the account of their author, hidden ones too", async () => {
    const [shown, hidden] = [await pictured(t, kind), await pictured(t, kind)];
    await removed(hidden);
    for (const { author } of [shown, hidden]) {
      const memberId = author.id;
      const removal = { memberId, isKept: false, keepsMessages: false };
      await removeContentOfMember(ctx, removal, new AbortController().signal);
    }
    await runJobs(t);
    expect([await stored(hidden), await foldersOf(hidden)]).toEqual([0, ["", "", ""]]);
    // Of messages the first alone: `unsend_message` is theirs.
    if (isPublic) expect([await stored(shown), await foldersOf(shown)]).toEqual([0, ["", "", ""]]);
  });

  test("keep it without a level while one of them is held, and are all judged once that is released", async () => {
    judged.length = 0;
    const content = await pictured(t, kind, (place) => (isAway = place === 2));
    await runJobs(t);
    expect(await states(content, "image_is_held")).toEqual([false, false, true]);
    expect(await levelOf(content)).toBeNull();
    const anyLevel = async () => {
      await t.sql`update ${t.sql(`${kind}s`)} set moderation_level = 'top' where id = ${content.id}`;
    };
    await anyLevel();
    t.clock.advance(60_000);
    await runJob(t, "check_held_images");
    await runJob(t, "review_moderation");
    await runJobs(t);
    expect([await levelOf(content), await seen(content)]).toEqual([null, [404, 404, 404]]);
    // Two of them, as their uploads ended.
    expect(judged).toHaveLength(2);
    isAway = false;
    t.clock.advance(60_000);
    await runJob(t, "check_held_images");
    await runJobs(t);
    expect(judged).toHaveLength(3);
    expect(await levelOf(content)).toBe("top");
    expect(await states(content, "image_is_published")).toEqual(all(isPublic));
    expect(await foldersOf(content)).toEqual(every(shownIn));
  });

  test("have the level that a person gave it meanwhile once a held one is released", async () => {
    const content = await pictured(t, kind, (place) => (isAway = place === 1));
    await t.sql`delete from element_moderations where ${t.sql(`${kind}_id`)} = ${content.id}`;
    await t.sql`
      insert into element_moderations (${t.sql(`${kind}_id`)}, type, level, reason, decided_by, decided_at)
      values (${content.id}, 'image', 'low', 'A person says so', 'person', ${t.clock.now()})`;
    isAway = false;
    t.clock.advance(60_000);
    await runJob(t, "check_held_images");
    await runJobs(t);
    expect(await levelOf(content)).toBe("low");
    expect(await foldersOf(content)).toEqual(every(shownIn));
  });

  test("are seen by nobody when one of them is known, for good", async () => {
    const content = await pictured(t, kind);
    const [, , third] = content.bytes;
    known.set(createHash("sha256").update(third ?? "").digest("hex"), "list-7/42");
    const held =
      (await (await put(t, content.author, third ?? new Uint8Array())).json() as { url: string }).url;
    await t.sql`
      update attached_pictures set place = 3 where image_id = ${content.images[2] ?? ""}`;
    await t.sql`
      insert into attached_pictures ${
      t.sql({ [`${kind}_id`]: content.id, image_id: held.split("/").at(-1), place: 2, alt: "" })
    }`;
    await runJobs(t);
    for (let minute = 0; minute < 2; minute += 1) {
      t.clock.advance(60_000);
      await runJob(t, "check_held_images");
      await runJob(t, "review_moderation");
      await t.sql`update ${t.sql(`${kind}s`)} set moderation_level = 'top' where id = ${content.id}`;
      await runJobs(t);
      expect([await levelOf(content), await seen(content)]).toEqual([null, [404, 404, 404]]);
    }
  });

  test("stand in its case in their order, and are kept as evidence and refused when it was removed", async () => {
    const content = await pictured(t, kind);
    const snapshot = await takeSnapshot(t.sql, kind, content.id);
    expect(snapshot?.texts.find(({ isSubject }) => isSubject)?.pictures).toEqual(
      content.images.map((id, place) => ({ id, description: `Picture ${place + 1}` })),
    );
    const caseId = await removed(content, "hate");
    expect(
      await t.sql`
      select p.state from evidence e join evidence_pictures p on p.evidence_id = e.id where e.case_id = ${caseId}`,
    )
      .toEqual([{ state: "waiting" }, { state: "waiting" }, { state: "waiting" }]);
    const statuses = async () =>
      await Promise.all(content.bytes.map(async (bytes) => (await put(t, mo, bytes)).status));
    expect(await statuses()).toEqual([400, 400, 400]);
    await settleEvidence(ctx);
    expect(
      await t.sql`
      select p.state from evidence e join evidence_pictures p on p.evidence_id = e.id where e.case_id = ${caseId}`,
    )
      .toEqual([{ state: "kept" }, { state: "kept" }, { state: "kept" }]);
    expect(await statuses()).toEqual([400, 400, 400]);
  });
});

describe.each(["post", "comment"] as const)("three pictures of a %s", (kind) => {
  test("go when its author deletes it", async () => {
    const content = await pictured(t, kind);
    await runJobs(t);
    expect((await content.author.delete(`/api/${kind}s/${content.id}`)).ok).toBe(true);
    await runJobs(t);
    expect([await stored(content), await foldersOf(content)]).toEqual([0, ["", "", ""]]);
  });

  test("stay at the desk after that, with their descriptions, when it was reported before", async () => {
    const content = await pictured(t, kind);
    const reader = await member(t);
    expect((await reader.post(`/api/${kind}s/${content.id}/report`, { reason: "spam" })).status).toBe(201);
    expect((await content.author.delete(`/api/${kind}s/${content.id}`)).ok).toBe(true);
    await runJobs(t);
    const [row] = await t.sql<{ id: string }[]>`select id from cases where subject_id = ${content.id}`;
    const detail = await (await mo.get(`/api/moderation/cases/${row?.id}`)).json() as CaseDetail;
    expect(detail.texts.find(({ isSubject }) => isSubject)?.pictures).toMatchObject(
      content.images.map((id, place) => ({ id, description: `Picture ${place + 1}`, height: 30 })),
    );
    for (const id of content.images) {
      expect((await mo.get(`/api/moderation/cases/${row?.id}/pictures/${id}`)).status).toBe(200);
    }
  });

  test("lead a report of their address to it", async () => {
    const content = await pictured(t, kind);
    for (const image of content.images) {
      expect(await findSubjectOfPicture(t.sql, image))
        .toEqual({ kind: kind === "post" ? "picture" : "comment", id: content.id });
    }
  });
});

test("keeps the pictures of a removed comment removed when it leaves a tombstone or its post is deleted", async () => {
  const [answeredOne, other] = [await pictured(t, "comment"), await pictured(t, "comment")];
  await answer(t, answeredOne);
  for (const content of [answeredOne, other]) {
    await removed(content);
    for (const image of content.images) await showAgain(t, content.author.id, image);
  }
  await t.sql`
    update comments
    set removed_at = removed_at - make_interval(days => ${retention.removedContent.days + 1})
    where id = ${answeredOne.id}`;
  await deleteRemovedContent(ctx);
  await t.sql`delete from posts where id = ${other.postId}`;
  await runJobs(t);
  expect(await t.sql`select content, removed_at from comments where id = ${answeredOne.id}`)
    .toEqual([{ content: "", removed_at: null }]);
  for (const content of [answeredOne, other]) {
    expect(await states(content, "image_is_removed")).toEqual(all(true));
    expect(await seen(content)).toEqual([404, 404, 404]);
  }
});
