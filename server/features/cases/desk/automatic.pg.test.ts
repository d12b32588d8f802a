import { expect, test } from "vitest";
import { bot } from "../../../testing/bot.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const minuteMs = 60_000;
const ada = await member(t);
const bob = await member(t);

interface Found {
  readonly kind: string;
  readonly sources: string[];
  readonly reasons: string[];
  readonly closed: boolean;
}

async function casesAbout(subjectId: string): Promise<Found[]> {
  const rows = await t.sql<Found[]>`
    select kind, sources, reasons, closed_at is not null as closed
    from cases
    where subject_id = ${subjectId}
    order by opened_at, id`;
  return rows.map((row) => ({ ...row }));
}

interface Judged {
  readonly type?: "text" | "image";
  readonly decided_by?: string;
  readonly was_read?: boolean;
  readonly reason?: string;
}

/** A verdict of now on content of a member. */
async function judge(of: { post_id: string } | { comment_id: string }, given: Judged): Promise<void> {
  const row = {
    type: "text",
    level: "top",
    reason: "",
    decided_by: "local",
    was_read: true,
    decided_at: t.clock.now(),
    ...of,
    ...given,
  };
  await t.sql`
    insert into element_moderations ${t.sql(row)}`;
}

test("opens cases of texts nobody could read and pictures nobody saw, once, and none of bots", async () => {
  const [unread, unseen, said, fine] = [
    await post(t, { authorId: ada.id, content: "Ubuntu ngumuntu" }),
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id }),
  ];
  const { id: reply } = await comment(t, { postId: said.id, authorId: ada.id });
  const { id: botId } = await bot(t);
  const ofBot = await post(t, { authorId: botId });
  await judge({ post_id: unread.id }, { was_read: false });
  await judge({ post_id: unseen.id }, { type: "image", reason: "not_examined" });
  await judge({ post_id: unseen.id }, {});
  await judge({ comment_id: reply }, { was_read: false });
  await judge({ post_id: fine.id }, {});
  await judge({ post_id: ofBot.id }, { was_read: false });
  t.clock.advance(2 * minuteMs);
  await runJob(t, "open_automatic_cases");
  await runJob(t, "open_automatic_cases");
  const open = { reasons: [], closed: false };
  expect(await casesAbout(unread.id)).toEqual([{ kind: "post", sources: ["unread_text"], ...open }]);
  expect(await casesAbout(unseen.id)).toEqual([{ kind: "picture", sources: ["unseen_picture"], ...open }]);
  expect(await casesAbout(reply)).toEqual([{ kind: "comment", sources: ["unread_text"], ...open }]);
  expect(await casesAbout(fine.id)).toEqual([]);
  expect(await casesAbout(ofBot.id)).toEqual([]);
  await bob.post(`/api/posts/${unseen.id}/report`, { reason: "sexual" });
  expect(await casesAbout(unseen.id)).toEqual([
    { kind: "post", sources: ["unseen_picture", "report"], reasons: ["sexual"], closed: false },
  ]);
});

test("opens cases of verdicts of the fallback that stay, and closes them once a service has decided", async () => {
  const [waiting, reported] = [await post(t, { authorId: ada.id }), await post(t, { authorId: ada.id })];
  for (const { id } of [waiting, reported]) await judge({ post_id: id }, { decided_by: "local-fallback" });
  t.clock.advance(5 * minuteMs);
  await runJob(t, "open_automatic_cases");
  expect(await casesAbout(waiting.id)).toEqual([]);
  t.clock.advance(6 * minuteMs);
  await runJob(t, "open_automatic_cases");
  const opened = { kind: "post", sources: ["fallback_verdict"], reasons: [], closed: false };
  expect(await casesAbout(waiting.id)).toEqual([opened]);
  await bob.post(`/api/posts/${reported.id}/report`, { reason: "other" });
  await t.sql`
    update element_moderations
    set decided_by = 'openai'
    where post_id in (${waiting.id}, ${reported.id})`;
  await runJob(t, "open_automatic_cases");
  expect(await casesAbout(waiting.id)).toEqual([{ ...opened, closed: true }]);
  expect(await casesAbout(reported.id)).toMatchObject([{ closed: false, reasons: ["other"] }]);
});

test("opens a case of a member who acts like a machine, and another after new findings alone", async () => {
  const eve = await member(t);
  const find = (reason: string) =>
    t.sql`
      insert into detected_bots (member_id, reason, numbers, found_at)
      values (${eve.id}, ${reason}, '{}', ${t.clock.now()})`;
  const run = async () => {
    t.clock.advance(minuteMs);
    await runJob(t, "open_automatic_cases");
    return (await casesAbout(eve.id)).length;
  };
  await find("pace");
  expect([await run(), await run()]).toEqual([1, 1]);
  expect(await casesAbout(eve.id)).toMatchObject([{ kind: "member", sources: ["detected_bot"] }]);
  await t.sql`update cases set closed_at = ${t.clock.now()} where subject_id = ${eve.id}`;
  expect(await run()).toBe(1);
  await find("rhythm");
  expect(await run()).toBe(2);
});
