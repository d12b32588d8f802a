import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import type { PublishedNumbers } from "#shared/cases/numbers-contract.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { BotUser, DetectedBot } from "#shared/bots/bot-shapes.ts";
import type { Conversation, DirectMessage } from "#shared/messages/shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Order } from "#shared/shop/contract.ts";
import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import { counterFaults } from "../../../server/testing/counters/counters.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { runJob, runJobs } from "../../../server/testing/app/run-jobs.ts";
import { signIn } from "../../../server/testing/member.ts";
import { draftsOf } from "../../../server/testing/scenes/draft-scene.ts";
import { ledgerFaults } from "../../../server/testing/xp.ts";
import { listDemoAccounts } from "./accounts.ts";
import { demoPassword, fillDemo } from "./fill-demo.ts";

const t = await createTestApp();
const steps: string[] = [];
const isFilled = await fillDemo(t.deps, (step) => steps.push(step));
const accounts = await listDemoAccounts(t.sql);

async function memberNamed(username: string) {
  const [row] = await t.sql<{ id: string }[]>`select id from members where username = ${username}`;
  return { id: row!.id, ...await signIn(t, row!.id) };
}

test("fills an empty database with 42 people, seven accounts that look like bots or spam, and 405 different posts", async () => {
  expect(isFilled).toBe(true);
  const [sizes] = await t.sql`
    select
      (select count(*) from members where not is_bot) as members,
      (select count(*) from posts p join members m on m.id = p.author_id where repost_of_id is null and removed_at is null and not is_bot) as posts,
      (select count(distinct content) from posts where repost_of_id is null and removed_at is null) as different,
      (select max(times) from (select count(*) as times from comments group by content) as said) as "mostSaid"`;
  expect(sizes).toMatchObject({ members: 49, posts: 405, different: 413 });
  expect(sizes!.mostSaid).toBeLessThan(25);
});

test("writes every counter as the rows that it counts, so that a rehearsal of its backup passes", async () => {
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("says what it does meanwhile", () => {
  expect(steps).toEqual([
    "making a demo community, which takes a busy machine about half a minute",
    expect.stringMatching(/^writing 4\d\d posts and \d+ comments$/),
    "paying XP for what the members did",
    "notifying the members",
    "painting the last pictures",
  ]);
});

test("shows and took no price where a member has told Lisa of a crisis", async () => {
  const hana = await memberNamed("hana.suzuki");
  const { until } = await (await hana.get("/api/ai/free-answers")).json() as { until: string };
  expect(Date.parse(until)).toBeGreaterThan(t.clock.now().getTime());
  const paid = await t.sql`
    select
    from lisa_answers a
    join messages m on m.id = a.id and m.content like 'I feel so alone%'
    join xp_transfers x on x.reference = a.id::text`;
  expect(paid).toEqual([]);
});

test("has posts and comments in several languages", async () => {
  const posts = await t.sql<{ language: string }[]>`
    select distinct language from posts where language is not null order by language`;
  expect(posts.map(({ language }) => language)).toEqual("ar de en es fa fr ja pt tr".split(" "));
  const comments = await t.sql<{ language: string }[]>`
    select distinct language from comments where language is not null order by language`;
  expect(comments.map(({ language }) => language)).toEqual(expect.arrayContaining(["ar", "de", "en", "ja"]));
});

test("knows the size of every picture, and where the members' days begin", async () => {
  expect(await t.sql`select from images where width = 1 or placeholder = ''`).toHaveLength(0);
  const zones = await t.sql`select distinct time_zone from members`;
  expect(zones.length).toBeGreaterThan(20);
});

test("has posts with two, three, four and seven pictures, and a comment and a message with two, all described", async () => {
  const attached = await t.sql<{ kind: string; counts: number[] }[]>`
    select kind, array_agg(count order by count)::integer[] as counts
    from (
      select
        case when post_id is not null then 'post' when comment_id is not null then 'comment' else 'message' end as kind,
        count(*)
      from attached_pictures
      where alt <> ''
      group by kind, post_id, comment_id, message_id
    ) as shown
    group by kind
    order by kind`;
  expect(attached).toEqual([
    { kind: "comment", counts: [2] },
    { kind: "message", counts: [1] },
    { kind: "post", counts: [1, 2, 3, 6] },
  ]);
  const june = await memberNamed("june.hallam");
  const feed = await (await june.get("/api/posts?limit=100")).json() as Post[];
  const several = feed.filter(({ images }) => images.length > 1);
  expect(several.map(({ images }) => images.length).toSorted()).toEqual([2, 3, 4, 7]);
  for (const { url } of several.flatMap(({ images }) => images)) {
    expect((await june.get(url)).status).toBe(200);
  }
});

test("has edited posts, one of them after it was quoted, an edited comment and an edited message", async () => {
  const kept = await t.sql<{ kind: string; count: number }[]>`
    select
      case when post_id is not null then 'post' when comment_id is not null then 'comment' else 'message' end as kind,
      count(*)::integer
    from revisions
    where content <> ''
    group by kind
    order by kind`;
  expect([...kept]).toEqual([
    { kind: "comment", count: 1 },
    { kind: "message", count: 1 },
    { kind: "post", count: 2 },
  ]);
  const outdated = await t.sql`
    select
    from posts q
    join posts p on p.id = q.quoted_post_id
    where p.edited_at > q.created_at`;
  expect(outdated).toHaveLength(1);
});

test("has a post that followers may answer, a comment that its author folded, and a quote without its post", async () => {
  const [counts] = await t.sql`
    select
      (select count(*)::integer from posts where comments_from = 'followers' and quotes_from = 'nobody') as limited,
      (select count(*)::integer from comments where author_folds) as folded,
      (select count(*)::integer from posts where is_quote_detached) as detached`;
  expect(counts).toEqual({ limited: 1, folded: 1, detached: 1 });
});

test("has a draft and a scheduled post for each account to sign in with", async () => {
  expect(accounts.length).toBeGreaterThan(0);
  for (const { email } of accounts) {
    const account = await memberNamed(email.split("@")[0] ?? "");
    const [draft, ...others] = await draftsOf(account);
    expect([draft?.publishAt, draft?.problem, others]).toEqual([null, null, []]);
    expect(await draftsOf(account, "scheduled")).toMatchObject([{ moderationLevel: "top" }]);
  }
});

test("has a poll with few votes, one with several answers to choose, and one that has ended and was told", async () => {
  const polls = await t.sql<{ votes: number; is_multiple: boolean; has_ended: boolean; told: number }[]>`
    select
      votes_count as votes, is_multiple, ended_at is not null as has_ended,
      (select count(*) from notifications n where n.post_id = polls.post_id and n.reason like '%poll_ended')::integer as told
    from polls
    order by votes_count`;
  expect(polls.map(({ votes }) => votes)).toEqual([3, 20, 21, 22]);
  expect(polls.filter(({ is_multiple }) => is_multiple)).toHaveLength(1);
  const [ended, ...others] = polls.filter(({ has_ended }) => has_ended);
  expect(others).toEqual([]);
  expect(ended?.told).toBeGreaterThan(15);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("has nobody write posts in the night of where they live", async () => {
  const night = await t.sql`
    select m.username, p.created_at
    from posts p
    join members m on m.id = p.author_id
    where not m.is_bot and p.repost_of_id is null and p.quoted_post_id is null
      and extract(hour from p.created_at at time zone m.time_zone) between 0 and 5`;
  expect(night.length).toBeLessThan(20);
});

test("has something of every kind", async () => {
  const [kinds] = await t.sql<Record<string, number>[]>`
    select
      (select count(*) from posts where image_id is not null) as pictures,
      (select count(*) from posts where char_length(content) > 600) as long,
      (select count(*) from posts where quoted_post_id is not null) as quotes,
      (select count(*) from posts where repost_of_id is not null) as reposts,
      (select count(*) from posts where moderation_level = 'high') as high,
      (select count(*) from posts where only_distress) as distress,
      (select count(*) from posts where moderation_level = 'low') as low,
      (select count(*) from posts where moderation_level = 'none') as none,
      (select count(*) from element_moderations where level <> 'top' and reason <> '') as reasons,
      (select count(*) from post_hashtags) as hashtags,
      (select count(*) from post_mentions) as mentions,
      (select count(*) from comment_mentions) as "mentionsInComments",
      (select count(*) from comments where parent_id is null) as comments,
      (select count(*) from comments where replies_count > 1) as threads,
      (select count(*) from comments where parent_id is not null) as replies,
      (select count(*) from post_likes) as likes,
      (select count(*) from comment_likes) as "commentLikes",
      (select count(*) from post_bookmarks) as bookmarks,
      (select count(*) from post_shares) as shares,
      (select count(*) from follows) as follows,
      (select count(*) from blocks) as blocks,
      (select count(*) from mutes) as mutes,
      (select count(*) from partial_mutes) as "partialMutes",
      (select count(*) from pinned_posts) as pins,
      (select count(*) from messages where reply_to_id is not null) as answers,
      (select count(*) from promotions where ended_at is null) as promotions,
      (select sum(views) from promotion_hours) as views,
      (select count(*) from member_badges where badge_type = 'goldVerify') as "goldVerify",
      (select count(*) from member_badges where badge_type in ('goldCrown', 'blackCrown')) as crowns,
      (select count(*) from members where streak > 3) as streaks,
      (select count(*) from members where suspended_at is not null) as suspended,
      (select count(*) from members where last_seen_at is not null) as seen,
      (select count(distinct action) from audit_log) as acts,
      (select count(*) from audit_log where action = 'gift_xp') as gifts,
      (select count(*) from notifications where type = 'gift') as "giftNotifications",
      (
        select count(*)
        from members
        where bio is not null and location is not null and website is not null and profile_image_url is not null
      ) as profiles`;
  const least = {
    profiles: 1,
    pictures: 50,
    long: 5,
    quotes: 10,
    reposts: 20,
    high: 3,
    low: 2,
    none: 2,
    reasons: 7,
    hashtags: 100,
    mentions: 8,
    mentionsInComments: 8,
    comments: 400,
    threads: 30,
    replies: 200,
    likes: 1_000,
    commentLikes: 100,
    bookmarks: 100,
    shares: 50,
    follows: 200,
    blocks: 3,
    mutes: 2,
    partialMutes: 2,
    pins: 3,
    answers: 3,
    promotions: 3,
    views: 20,
    goldVerify: 2,
    crowns: 2,
    streaks: 20,
    suspended: 1,
    seen: 42,
    acts: 5,
    gifts: 5,
    giftNotifications: 5,
  };
  const scarce = Object.entries(least).filter(([kind, count]) => !(kinds![kind]! >= count));
  expect(scarce, JSON.stringify(kinds)).toEqual([]);
});

test("gives each account conversations: pictures, shared posts, reactions, unread and unsent ones, and a request", async () => {
  for (const username of ["wren.calloway", "amara_osei", "hana.suzuki"]) {
    const who = await memberNamed(username);
    const list = async (state: string) =>
      await (await who.get(`/api/conversations?state=${state}`)).json() as Conversation[];
    const open = await list("open");
    expect(open.length).toBeGreaterThan(2);
    expect(await list("request")).toMatchObject([{ unreadCount: 1 }]);
    expect(open.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    const threads = await Promise.all(
      open.map(async ({ user }) =>
        await (await who.get(`/api/conversations/${user.id}`)).json() as DirectMessage[]
      ),
    );
    const messages = threads.flat();
    const image = messages.find(({ imageUrl }) => imageUrl)?.imageUrl ?? "";
    expect((await who.get(image)).status).toBe(200);
    expect(messages.some(({ sharedPost }) => sharedPost)).toBe(true);
    expect(messages.some(({ reactions }) => Object.keys(reactions).length > 0)).toBe(true);
    expect(new Set(messages.map(({ moderationLevel }) => moderationLevel))).toEqual(new Set(["top"]));
  }
  expect(await t.sql`select from messages where unsent_at is not null`).toHaveLength(1);
});

test("has Lisa's answers, in the feed and in each account's thread with her, which no job answers again", async () => {
  await runJobs(t);
  const answers = await t.sql`
    select
      count(*) filter (where exists (select from comments c where c.id = a.answer_id))::integer as comments,
      count(*) filter (where exists (select from messages m where m.id = a.answer_id))::integer as messages,
      count(distinct asker_id) filter (where kind = 'message')::integer as threads
    from lisa_answers a
    where state = 'answered'`;
  expect(answers).toEqual([{ comments: 3, messages: 5, threads: 3 }]);
  expect(await t.sql`select from notifications where type = 'lisa'`).toHaveLength(3);
});

test("has counters that equal their rows", async () => {
  const astray = await t.sql`
    select p.id
    from posts p
    where p.likes_count <> (select count(*) from post_likes l where l.post_id = p.id)
      or p.comments_count <> (select count(*) from comments c where c.post_id = p.id and c.removed_at is null)
      or p.shares_count <> (select count(*) from post_shares s where s.post_id = p.id)
      or p.reposts_count <> (select count(*) from posts r where r.repost_of_id = p.id and r.removed_at is null)
    union all
    select c.id
    from comments c
    where c.likes_count <> (select count(*) from comment_likes l where l.comment_id = c.id)
      or c.replies_count <> (select count(*) from comments r where r.parent_id = c.id and r.removed_at is null)
    union all
    select m.id
    from members m
    where m.posts_count <> (select count(*) from posts p where p.author_id = m.id and p.repost_of_id is null and p.removed_at is null)
      or m.followers_count <> (select count(*) from follows f where f.followed_id = m.id)
      or m.following_count <> (select count(*) from follows f where f.follower_id = m.id)`;
  expect(astray).toEqual([]);
});

test("has ids that match their times", async () => {
  const now = t.clock.now();
  const early = await t.sql`
    select p.id
    from posts p
    left join posts before on before.id = coalesce(p.repost_of_id, p.quoted_post_id)
    where p.created_at > ${now}
      or p.created_at < ${now}::timestamptz - interval '30 days'
      or p.created_at <= before.created_at
    union all
    select c.id
    from comments c
    join posts p on p.id = c.post_id
    left join comments parent on parent.id = c.parent_id
    where c.created_at <= p.created_at
      or c.created_at <= parent.created_at
      or c.created_at > ${now}`;
  expect(early).toEqual([]);
  const byId = await t.sql<{ created_at: Date }[]>`select created_at from posts order by id desc`;
  const times = byId.map(({ created_at }) => created_at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("lets nobody act across a block, past their filter, or quote themselves", async () => {
  const odd = await t.sql`
    select p.id
    from posts p
    join posts quoted on quoted.id = p.quoted_post_id
    where quoted.author_id = p.author_id
    union all
    select p.id
    from posts p
    join (select post_id, member_id from post_likes union all select post_id, author_id from comments) as act
      on act.post_id = p.id
    join members m on m.id = act.member_id
    where act.member_id <> p.author_id
      and (
        exists (select from blocks where blocker_id in (m.id, p.author_id) and blocked_id in (m.id, p.author_id))
        or array_position('{top,high,low,none}', p.moderation_level)
          > array_position('{top,high,low,none}', coalesce(m.moderation_level, 'top'))
      )`;
  expect(odd).toEqual([]);
});

test("pays through the ledger, in an order in which no balance becomes negative", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
  const owing = await t.sql`
    select account_id
    from (
      select e.account_id, sum(e.amount) over (partition by e.account_id order by e.transfer_id) as balance
      from xp_entries e
      join members m on m.id = e.account_id
    ) as history
    where balance < 0`;
  expect(owing).toEqual([]);
  const levels = await t.sql<{ xp: number }[]>`select distinct xp from members where xp > 0`;
  expect(levels.length).toBeGreaterThan(10);
  const reasons = await t.sql<{ reason: string }[]>`select distinct reason from xp_transfers order by reason`;
  expect(reasons.map(({ reason }) => reason)).toEqual(
    ("badge bookmark bot_start comment comment_like crown_bonus gift like lisa_chat post promotion purchase purchase_reversed referral referral_received repost " +
      "repost_received share streak").split(" "),
  );
});

test("pays for nothing twice", async () => {
  const reader = await memberNamed("june.hallam");
  const [liked] = await t.sql<{ post_id: string }[]>`
    select post_id from post_likes where member_id = ${reader.id} limit 1`;
  const path = `/api/posts/${liked!.post_id}/like`;
  await reader.delete(path);
  const again = await reader.post(path);
  expect(again.status).toBe(200);
  expect(again.headers.get("X-Xp")).toBeNull();
});

test("lets its accounts sign in: the administrator, who is the founder, a rich author and one who sees everything", async () => {
  expect(accounts.map(({ description }) => description)).toEqual([
    "the administrator",
    "a moderator, with cases that wait",
    expect.stringMatching(/^1[789],\d{3} XP, \d\d followers, has a promoted post$/),
    expect.stringMatching(/, sees every moderation level$/),
  ]);
  for (const { email } of accounts) {
    const response = await t.post("/api/auth/login", { email, password: demoPassword });
    expect(await response.json()).toMatchObject({ email, isAdmin: email === accounts[0]!.email });
  }
  const founders = await t.sql`
    select m.email
    from founder
    join members m on m.id = founder.member_id and m.is_admin`;
  expect(founders).toMatchObject([{ email: accounts[0]!.email }]);
  const [first] = await t.sql`select email from members where not is_bot order by created_at limit 1`;
  expect(first).toMatchObject({ email: accounts[0]!.email });
});

test("gives one member promotions that run, ended and were stopped, with figures for each hour", async () => {
  const amara = await memberNamed("amara_osei");
  const promotions = await (await amara.get("/api/promotions/my")).json() as Promotion[];
  expect(new Set(promotions.map(({ endReason }) => endReason))).toEqual(new Set([null, "stopped", "time"]));
  for (const { id, totals, totalCost } of promotions) {
    const hours = await (await amara.get(`/api/promotions/${id}/stats`)).json() as PromotionHour[];
    expect(hours.length).toBeGreaterThan(6);
    expect(totalCost).toBe(100 * hours.length + 2 * totals.views);
    expect(totals.views).toBeGreaterThan(40);
    expect(totals.postClicks).toBeGreaterThan(10);
  }
});

test("gives one member purchases in several states, of which the paid ones are in the ledger", async () => {
  const hana = await memberNamed("hana.suzuki");
  const orders = await (await hana.get("/api/shop/orders")).json() as Order[];
  expect(orders.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    "5,000 XP: pending",
    "100,000 XP: cancelled",
    "20,000 XP: refunded",
    "5,000 XP: paid",
  ]);
  const [paid] = await t.sql<{ xp: number }[]>`
    select sum(amount)::integer as xp
    from xp_entries e
    join xp_transfers x on x.id = e.transfer_id
    where e.account_id = ${hana.id} and x.reason in ('purchase', 'purchase_reversed')`;
  expect(paid!.xp).toBe(5_000);
});

test("shows a feed with pictures, promotions and posts hidden by the filter", async () => {
  const [strict, all] = [await memberNamed("june.hallam"), await memberNamed("hana.suzuki")];
  const feed = await (await strict.get("/api/posts?limit=100")).json() as Post[];
  const pictured = feed.find((post) => post.image)!;
  expect(pictured.image!.alt).not.toBe("");
  expect((await strict.get(pictured.image!.thumbnailUrl)).status).toBe(200);
  expect(await (await strict.get("/api/posts/promoted")).json()).toHaveLength(3);
  const [hidden] = await t.sql<{ id: string }[]>`
    select id from posts where moderation_level = 'none' and repost_of_id is null limit 1`;
  expect((await strict.get(`/api/posts/${hidden!.id}`)).status).toBe(404);
  expect((await all.get(`/api/posts/${hidden!.id}`)).status).toBe(200);
});

test("has bots of different characters that wrote and liked, and one detected account, as the job finds too", async () => {
  const root = await memberNamed("wren.calloway");
  const list = async () => await (await root.get("/api/bot-users")).json() as BotUser[];
  const bots = await list();
  expect(new Set(bots.map(({ character }) => character)).size).toBe(5);
  expect(bots.filter(({ lastActs }) => lastActs.length > 0)).toHaveLength(5);
  const [busy] = bots.filter(({ username }) => username === "pip_outdoors");
  const acts = busy!.lastActs.map(({ kind }) => kind);
  expect(new Set(acts)).toEqual(new Set(["comment", "like", "post"]));
  await runJob(t, "detect_bots");
  const detected = await (await root.get("/api/bot-users/detect/main-table")).json() as DetectedBot[];
  expect(detected).toMatchObject([{
    username: "echo.drift",
    findings: [{ reason: "repetition", times: 10 }, { reason: "address" }],
  }]);
});

test("has a moderator with open cases of every kind and closed ones, of which members were told", async () => {
  const grace = await memberNamed("grace.mbeki");
  const list = async (state: string) =>
    await (await grace.get(`/api/moderation/reports?state=${state}&limit=100`)).json() as CaseRow[];
  await runJob(t, "find_spam_waves");
  await runJob(t, "open_automatic_cases");
  const [open, closed] = [await list("open"), await list("closed")];
  expect(new Set(open.map(({ subject }) => subject.kind)))
    .toEqual(new Set(["post", "comment", "message", "member", "picture", "wave", "appeal"]));
  expect(open.length).toBeLessThan(20);
  expect(open.slice(0, 2).every(({ isUrgent }) => isUrgent)).toBe(true);
  expect(open.filter(({ claim }) => claim?.by.username === "jamal.reed")).toHaveLength(1);
  expect(new Set(closed.map(({ decision }) => decision)))
    .toEqual(new Set(["no_violation", "warn", "limit", "cover", "offer_help", "remove", "suspend", null]));
  const message = open.find(({ subject }) => subject.kind === "message")!;
  const detail = await (await grace.get(`/api/moderation/cases/${message.id}`)).json() as CaseDetail;
  expect(detail.texts.length).toBeGreaterThan(3);
  expect(detail.history.decisions.map(({ decision }) => decision)).toEqual([
    "suspend",
    "remove",
    "remove",
    "limit",
    "warn",
  ]);
  const untold = await t.sql`
    select from decisions d
    join cases c on c.id = d.case_id
    where d.noticed_at is null
      -- An administrator tells the author at once; the minute's job marks it.
      and not 'administrator' = any(c.sources)`;
  expect(untold).toEqual([]);
});

test("has statements of reasons, an appeal that waits, one granted and one refused, and publishes its numbers", async () => {
  const appeals = await t.sql<{ decision_id: string; username: string; is_granted: boolean | null }[]>`
    select a.decision_id, m.username, a.is_granted
    from appeals a
    join members m on m.id = a.member_id
    order by m.username`;
  expect(appeals.map(({ username, is_granted }) => [username, is_granted])).toEqual([
    ["amara_osei", null],
    ["hana.suzuki", true],
    ["max.vance", false],
  ]);
  const statement = async (n: number) => {
    const reader = await memberNamed(appeals[n]!.username);
    return await (await reader.get(`/api/decisions/${appeals[n]!.decision_id}`)).json() as Statement;
  };
  expect(await statement(1)).toMatchObject({
    decision: "remove",
    isHeld: false,
    appeal: { state: "granted" },
  });
  expect(await statement(0)).toMatchObject({ decision: "warn", isHeld: true, appeal: { state: "waiting" } });
  const { isPublished, months } = await (await t.get("/api/transparency")).json() as PublishedNumbers;
  expect(isPublished).toBe(true);
  expect(months.length).toBeGreaterThan(2);
  expect(months.some(({ reports, hours }) => (reports.total ?? 0) > 20 && hours !== null)).toBe(true);
});

test("shows one reposted and one quoted post on the feed's first page, and else no post twice", async () => {
  const newest = await t.sql<{ id: string; quoted: string | null }[]>`
    select coalesce(repost_of_id, id) as id, quoted_post_id as quoted from posts order by id desc limit 60`;
  expect(new Set(newest.map(({ id }) => id)).size).toBe(59);
  const page = newest.slice(0, 20);
  const shown = new Set(page.map(({ id }) => id));
  expect(shown.size).toBe(19);
  expect(page.filter(({ quoted }) => quoted && shown.has(quoted))).not.toEqual([]);
});

test("changes nothing in a database that has members", async () => {
  expect(await fillDemo(t.deps)).toBe(false);
});
