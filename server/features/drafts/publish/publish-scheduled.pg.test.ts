import { beforeEach, describe, expect, test } from "vitest";
import type { Draft, NewDraft } from "#shared/drafts/contract.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { getNotificationPath } from "#shared/notifications/notification-path.ts";
import { formatAlert } from "#shared/notifications/notification-text.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { aDraft, draftsOf, inMinutes, postsOf } from "../../../testing/scenes/draft-scene.ts";
import { xpOf } from "../../../testing/xp.ts";
import { writeText } from "../../../language/write-text.ts";
import { publishScheduled } from "./publish-scheduled.ts";

/** What the moderator does before it answers; by default nothing. */
let beforeVerdict: () => Promise<void> = () => Promise.resolve();
let level: "top" | "low" = "top";
const t = await createTestApp({
  providers: {
    moderator: {
      classify: async ({ text }) => {
        await beforeVerdict();
        const elements = [{
          type: "text" as const,
          level: text ? level : "top" as const,
          reason: "" as const,
        }];
        return { elements, support: false, decidedBy: "openai" };
      },
    },
  },
});
const root = await member(t, { isAdmin: true });
const minute = 60_000;
let ada: TestMember;
beforeEach(async () => {
  [beforeVerdict, level] = [() => Promise.resolve(), "top"];
  ada = await member(t);
});

const schedule = (given: NewDraft, minutes = 10) =>
  aDraft(ada, { ...given, publishAt: inMinutes(t, minutes) });
const publish = () => runJob(t, "publish_scheduled");
async function publishAfter(minutes: number): Promise<void> {
  t.clock.advance(minutes * minute);
  await publish();
}
const noticesOf = async (by: TestMember) =>
  await (await by.get("/api/notifications")).json() as Notification[];

/** Lets the job wait where it asks the moderator, does something, and lets it go on. */
async function whileItIsJudged(act: () => Promise<unknown>): Promise<void> {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  beforeVerdict = async () => {
    asked.resolve();
    await goOn.promise;
  };
  const published = publishScheduled(systemCtx(t.deps));
  await asked.promise;
  beforeVerdict = () => Promise.resolve();
  await act();
  goOn.resolve();
  await published;
}

describe("at its time a scheduled post", () => {
  test("is published as its author's own call would, and not before", async () => {
    const ben = await member(t);
    await schedule({ content: `Fog over the #harbour, @${ben.username}`, language: "en" });
    await publishAfter(9);
    expect(await postsOf(t, ada.id)).toEqual([]);
    await publishAfter(1);
    const [row] = await t.sql`
      select p.id, p.language, p.moderation_level, p.created_at, h.tag
      from posts p join post_hashtags h on h.post_id = p.id where p.author_id = ${ada.id}`;
    expect(row).toMatchObject({
      language: "en",
      moderation_level: "top",
      created_at: t.clock.now(),
      tag: "harbour",
    });
    expect(await draftsOf(ada, "scheduled")).toEqual([]);
    expect(await noticesOf(ben)).toMatchObject([{ type: "mention", postId: row?.["id"] }]);
    expect(await xpOf(t, ada.id)).toEqual({ xp: 5, lifetime: 5 });
    expect(await counterFaults(t.sql)).toEqual([]);
  });

  test("is judged again", async () => {
    expect(await schedule({ content: "Fog" })).toMatchObject({ moderationLevel: "top" });
    level = "low";
    await publishAfter(10);
    expect(await t.sql`select moderation_level from posts where author_id = ${ada.id}`)
      .toEqual([{ moderation_level: "low" }]);
  });

  test("is covered as its author wanted", async () => {
    await schedule({ content: "Fog", coverWords: " About  fog ", coverTopics: ["loss"] });
    await publishAfter(10);
    expect(await t.sql`select cover_words, cover_topics from posts where author_id = ${ada.id}`)
      .toEqual([{ cover_words: "About fog", cover_topics: ["loss"] }]);
  });

  test("quotes what it was to quote", async () => {
    const { id } = await post(t, { authorId: root.id });
    await schedule({ content: "So true", quotedPostId: id });
    await publishAfter(10);
    expect(await t.sql`select quoted_post_id from posts where author_id = ${ada.id}`)
      .toEqual([{ quoted_post_id: id }]);
  });

  test("is published by a server that was away, up to an hour late", async () => {
    await schedule({ content: "Late, but there" });
    await publishAfter(70);
    expect(await postsOf(t, ada.id)).toEqual(["Late, but there"]);
  });

  test("comes after what its author scheduled for a time before", async () => {
    for (const minutes of [12, 11, 13, 10]) await schedule({ content: `At ${minutes}` }, minutes);
    await publishAfter(20);
    expect(await postsOf(t, ada.id)).toEqual(["At 13", "At 12", "At 11", "At 10"]);
  });

  test("is published with all others whose time has come, however many", async () => {
    await t.sql`
      insert into drafts (id, member_id, content, created_at, updated_at, publish_at)
      select gen_random_uuid(), ${ada.id}, 'One of many', ${t.clock.now()}, ${t.clock.now()}, ${t.clock.now()}
      from generate_series(1, 55)`;
    await publish();
    expect(await postsOf(t, ada.id)).toHaveLength(55);
    expect(await draftsOf(ada, "scheduled")).toEqual([]);
  });
});

describe("it is published once", () => {
  test("by three workers that look at the same time", async () => {
    await schedule({ content: "Only once" });
    t.clock.advance(10 * minute);
    await Promise.all([1, 2, 3].map(() => publishScheduled(systemCtx(t.deps))));
    expect(await postsOf(t, ada.id)).toEqual(["Only once"]);
    expect(await xpOf(t, ada.id)).toEqual({ xp: 5, lifetime: 5 });
  });

  test("and not lost when the statement breaks off that publishes it", async () => {
    const { id } = await schedule({ content: "Not lost" });
    await t.sql`
      create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'the server died'; end $$`;
    await t.sql`create trigger break_off after insert on posts for each row execute function break_off()`;
    await publishAfter(10);
    expect(await postsOf(t, ada.id)).toEqual([]);
    expect(await draftsOf(ada, "scheduled")).toMatchObject([{ id }]);
    await t.sql`drop trigger break_off on posts`;
    await publishAfter(1);
    expect(await postsOf(t, ada.id)).toEqual(["Not lost"]);
    expect(await draftsOf(ada, "scheduled")).toEqual([]);
  });
});

describe("while it is being published", () => {
  let planned: Draft;
  beforeEach(async () => {
    planned = await schedule({ content: "Planned" });
    t.clock.advance(10 * minute);
  });

  test("it can be cancelled, and is a draft again", async () => {
    await whileItIsJudged(async () => {
      const cancelled = await ada.put(`/api/drafts/${planned.id}`, { content: "Planned", revision: 1 });
      expect(cancelled.status).toBe(200);
    });
    expect(await postsOf(t, ada.id)).toEqual([]);
    expect(await draftsOf(ada)).toMatchObject([{ content: "Planned", problem: null }]);
  });

  test("it can be thrown away", async () => {
    await whileItIsJudged(async () =>
      expect((await ada.delete(`/api/drafts/${planned.id}`)).status).toBe(200)
    );
    expect([await postsOf(t, ada.id), await draftsOf(ada)]).toEqual([[], []]);
  });

  test("it can be changed, and is published as it is then", async () => {
    await whileItIsJudged(async () => {
      const given = { content: "Changed", publishAt: planned.publishAt, revision: 1 };
      expect((await ada.put(`/api/drafts/${planned.id}`, given)).status).toBe(200);
    });
    expect(await postsOf(t, ada.id)).toEqual([]);
    await publishAfter(1);
    expect(await postsOf(t, ada.id)).toEqual(["Changed"]);
  });

  test("whoever cancels too late is told that it was published", async () => {
    let cancelled: Promise<Response> | undefined;
    await t.db.transaction(async (tx) => {
      await tx`select take_scheduled_post(${planned.id}, 1, ${ada.id})`;
      cancelled = ada.delete(`/api/drafts/${planned.id}`);
      await waitUntilBlocked(t);
    });
    expect((await cancelled)?.status).toBe(404);
  });

  test("its author can be suspended, and it is not published, nor when they are back", async () => {
    await whileItIsJudged(async () => {
      const suspended = await root.post(`/api/admin/users/${ada.id}/suspend`, {
        reason: "Spam in many posts",
      });
      expect(suspended.status).toBe(200);
    });
    expect(await postsOf(t, ada.id)).toEqual([]);
    await t.sql`update members set suspended_at = null, suspension_reason = null where id = ${ada.id}`;
    await publishAfter(1);
    expect(await postsOf(t, ada.id)).toEqual([]);
    expect(await t.sql`select problem, publish_at from drafts where id = ${planned.id}`)
      .toEqual([{ problem: "account", publish_at: null }]);
  });
});

describe("what cannot be published is a draft that says why, and its author is told", () => {
  test("more than an hour late", async () => {
    await schedule({ content: "The fair is today" });
    await publishAfter(71);
    expect(await postsOf(t, ada.id)).toEqual([]);
    expect(await draftsOf(ada)).toMatchObject([{
      content: "The fair is today",
      problem: { code: "late", at: t.clock.now().toISOString() },
      publishAt: null,
      moderationLevel: null,
      revision: 1,
    }]);
    const [notice] = await noticesOf(ada);
    expect(notice).toMatchObject({
      type: "moderation",
      reason: "draft",
      message: "A scheduled post was not published. It is a draft again, which says why.",
    });
    expect(getNotificationPath(notice!)).toBe("/drafts");
    const alert = formatAlert(notice!, false);
    expect([writeText(alert.title, "en"), alert.body]).toEqual([notice?.message, null]);
  });

  test("after an hour in which its author had posted as much as is allowed", async () => {
    await exhaustLimit(t, "post", ada.id);
    await schedule({ content: "One more" });
    t.clock.advance(10 * minute);
    await exhaustLimit(t, "post", ada.id);
    for (let n = 0; n < 3; n++) await publishAfter(15);
    expect(await draftsOf(ada, "scheduled")).toHaveLength(1);
    await exhaustLimit(t, "post", ada.id);
    await publishAfter(16);
    expect(await draftsOf(ada)).toMatchObject([{ content: "One more", problem: { code: "limited" } }]);
    expect(await postsOf(t, ada.id)).toEqual([]);
  });

  test("but not while it may still be published within the hour", async () => {
    await schedule({ content: "One more" });
    t.clock.advance(10 * minute);
    await exhaustLimit(t, "post", ada.id, { but: 1 });
    await schedule({ content: "And another" }, 5);
    await publishAfter(5);
    expect(await postsOf(t, ada.id)).toEqual(["One more"]);
    await publishAfter(55);
    expect(await postsOf(t, ada.id)).toEqual(["And another", "One more"]);
    expect(await noticesOf(ada)).toEqual([]);
  });

  test("whose quoted post is gone, while what others scheduled is published", async () => {
    const { id } = await post(t, { authorId: root.id });
    await schedule({ content: "So true", quotedPostId: id });
    await schedule({ content: "Fine" });
    await t.sql`delete from posts where id = ${id}`;
    await publishAfter(10);
    expect(await draftsOf(ada)).toMatchObject([{ problem: { code: "quote" }, quotedPostId: id }]);
    expect(await postsOf(t, ada.id)).toEqual(["Fine"]);
  });

  test("once for each time that it was scheduled, until it is changed", async () => {
    const { id } = await schedule({ content: "Again" });
    await publishAfter(71);
    const again = { content: "Again", publishAt: inMinutes(t, 10), revision: 1 };
    expect(await (await ada.put(`/api/drafts/${id}`, again)).json()).toMatchObject({ problem: null });
    await publishAfter(71);
    expect(await noticesOf(ada)).toHaveLength(2);
  });
});

test("a post waits for the next minute while the moderator cannot be asked at all", async () => {
  await schedule({ content: "Patience" });
  beforeVerdict = () => Promise.reject(new Error("down"));
  await publishAfter(10);
  expect(await draftsOf(ada, "scheduled")).toHaveLength(1);
  beforeVerdict = () => Promise.resolve();
  await publishAfter(1);
  expect(await postsOf(t, ada.id)).toEqual(["Patience"]);
  await runJobs(t);
});
