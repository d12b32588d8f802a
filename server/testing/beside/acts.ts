import { decisionKinds, limitDays } from "#shared/cases/decision-kinds.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { reportReasons } from "#shared/reports/report-reason.ts";
import type { TaskName } from "../../jobs/payloads.ts";
import type { TestMember } from "../member.ts";
import { type Draw, pick, pickLate } from "./draw.ts";
import { orderOf } from "./ids.ts";
import type { Side } from "./side.ts";

/** Does the same on either side for the same draws. Returns the response, if there is one. */
export type Act = (side: Side, draw: Draw) => Promise<Response | null>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const anyone = ({ members }: Side, draw: Draw) => pick(draw, members) as TestMember;
/** A moderator or administrator. */
const decider = ({ moderators }: Side, draw: Draw) => pick(draw, moderators) as TestMember;
const administrator = ({ moderators }: Side) => moderators.at(-1) as TestMember;

const words = [
  "A small good thing",
  "I walked to the lake today and it was quiet",
  "You stupid idiot",
  "Buy cheap pills at http://pills.example now",
  "I hate this damn weather",
  "Tea helps me to fall asleep",
];

async function keep(list: string[], answer: Response): Promise<Response> {
  if (answer.status === 201) list.push((await answer.clone().json() as { id: string }).id);
  return answer;
}

/** Ids in an order that is the same on both sides; by a time `at` first. */
async function idsOf(side: Side, statement: string): Promise<string[]> {
  const rows = await side.t.sql.unsafe<{ id: string; at?: Date }[]>(statement);
  const timeOf = ({ at }: { at?: Date }) => at?.getTime() ?? 0;
  return rows
    .toSorted((a, b) => timeOf(a) - timeOf(b) || orderOf(a.id, side.ids) - orderOf(b.id, side.ids))
    .map(({ id }) => id);
}

const openCases = (side: Side) => idsOf(side, "select id from cases where closed_at is null");
const openAppeals = (side: Side) =>
  idsOf(side, "select id from cases where closed_at is null and kind = 'appeal'");
const closedLately = async (side: Side) =>
  (await idsOf(side, "select case_id as id, decided_at as at from decisions where undone_at is null")).slice(-8);

function decisionOf(draw: Draw) {
  const decision = pick(draw, decisionKinds);
  return {
    decision,
    rule: pick(draw, reportReasons),
    reason: pick(draw, ["Advertising", "It insults a group", "Not here, please"]),
    ...(decision === "level" && { level: pick(draw, moderationLevels) }),
    ...(decision === "limit" && { days: pick(draw, limitDays) }),
    ...(decision === "suspend" && draw() < 0.6 && { days: pick(draw, [1, 7, 30]) }),
    ...(decision === "suspend" && draw() < 0.5 && { removesContent: true }),
    ...(draw() < 0.2 && { includesFirst: true }),
  };
}

const desk = "/api/moderation/cases";

const publish: Act = async (side, draw) => {
  const quoted = draw() < 0.2 ? pickLate(draw, side.posts) : undefined;
  const json = { content: pick(draw, words), ...(quoted && { quotedPostId: quoted, isQuote: true }) };
  return await keep(side.posts, await anyone(side, draw).post("/api/posts", json));
};

const comment: Act = async (side, draw) => {
  const who = anyone(side, draw);
  const postId = pickLate(draw, side.posts);
  return await keep(side.comments, await who.post(`/api/posts/${postId}/comments`, { content: pick(draw, words) }));
};

const reply: Act = async (side, draw) => {
  const who = anyone(side, draw);
  const parentId = pickLate(draw, side.comments);
  const [parent] = await side.t.sql<{ post_id: string }[]>`
    select post_id from comments where id = ${parentId ?? null}`;
  if (!parent) return null;
  const json = { content: pick(draw, words), parentId };
  return await keep(side.comments, await who.post(`/api/posts/${parent.post_id}/comments`, json));
};

const write: Act = async (side, draw) => {
  const [from, to] = [anyone(side, draw), anyone(side, draw)];
  const json = { receiverId: to.id, content: pick(draw, words) };
  return await keep(side.messages, await from.post("/api/messages", json));
};

const onPost = (method: "post" | "delete", verb: string): Act => (side, draw) =>
  anyone(side, draw)[method](`/api/posts/${pickLate(draw, side.posts)}/${verb}`);

const onMember = (method: "post" | "delete", verb: string): Act => (side, draw) =>
  anyone(side, draw)[method](`/api/users/${anyone(side, draw).id}/${verb}`);

const report: Act = async (side, draw) => {
  const who = anyone(side, draw);
  const json = { reason: pick(draw, reportReasons), ...(draw() < 0.5 && { description: "Please look" }) };
  const path = pick(draw, [
    `/api/posts/${pickLate(draw, side.posts)}/report`,
    `/api/comments/${pickLate(draw, side.comments)}/report`,
    `/api/users/${anyone(side, draw).id}/report`,
  ]);
  const ofMessage = pickLate(draw, side.messages);
  if (draw() >= 0.2 || !ofMessage) return await who.post(path as string, json);
  const [row] = await side.t.sql<{ receiver_id: string }[]>`
    select receiver_id from messages where id = ${ofMessage}`;
  const receiver = [...side.members, ...side.moderators].find(({ id }) => id === row?.receiver_id) ?? who;
  return await receiver.post(`/api/messages/${ofMessage}/report`, json);
};

const reportPublicly: Act = async (side, draw) => {
  const path = pick(draw, [`/posts/${pickLate(draw, side.posts)}`, `/profile/${anyone(side, draw).username}`]);
  const json = await side.code.publicReport(side.t, path as string, {
    reason: pick(draw, reportReasons),
    email: pick(draw, ["reader@example.org", "other@example.org"]),
  });
  const answer = await side.t.post("/api/reports", json);
  await side.code.runJobs(side.t);
  return answer;
};

const openByHand: Act = async (side, draw) =>
  await decider(side, draw).post(desk, { kind: "post", id: pickLate(draw, side.posts) });

/** Claims a case and does something with it; now and then without the claim. */
function atDesk(
  find: (side: Side) => Promise<string[]>,
  act: (who: TestMember, id: string, draw: Draw) => Promise<Response>,
): Act {
  return async (side, draw) => {
    const id = pickLate(draw, await find(side));
    if (id === undefined) return null;
    const who = decider(side, draw);
    if (draw() < 0.93) await who.post(`${desk}/${id}/claim`);
    return await act(who, id, draw);
  };
}

const decide = atDesk(openCases, (who, id, draw) => who.post(`${desk}/${id}/decide`, decisionOf(draw)));
const preview = atDesk(openCases, (who, id, draw) => who.post(`${desk}/${id}/preview`, decisionOf(draw)));
const look = atDesk(openCases, (who, id) => who.get(`${desk}/${id}`));
const note = atDesk(openCases, (who, id) => who.post(`${desk}/${id}/note`, { note: "Wait for the other report" }));
const release = atDesk(openCases, (who, id) => who.post(`${desk}/${id}/release`));
const answer = atDesk(openAppeals, (who, id, draw) =>
  who.post(`${desk}/${id}/answer`, { grants: draw() < 0.6, reason: "It quotes a book" }));

const undo: Act = async (side, draw) => {
  const id = pick(draw, (await closedLately(side)).slice(-3));
  if (id === undefined) return null;
  // Mostly by whoever decided.
  const [found] = await side.t.sql<{ decided_by: string }[]>`
    select decided_by from decisions where case_id = ${id} order by decided_at desc limit 1`;
  const own = side.moderators.find((one) => one.id === found?.decided_by);
  const who = draw() < 0.8 && own ? own : decider(side, draw);
  return await who.post(`${desk}/${id}/undo`);
};

const decideAndUndo: Act = async (side, draw) => {
  const id = pickLate(draw, await openCases(side));
  if (id === undefined) return null;
  const who = decider(side, draw);
  await who.post(`${desk}/${id}/claim`);
  await who.post(`${desk}/${id}/decide`, decisionOf(draw));
  if (draw() < 0.3) await report(side, draw);
  return await who.post(`${desk}/${id}/undo`);
};

const appeal: Act = async (side, draw) => {
  const ids = await idsOf(
    side,
    "select id, decided_at as at from decisions where decision not in ('no_violation', 'offer_help')",
  );
  const id = pick(draw, ids.slice(-12));
  if (id === undefined) return null;
  const [found] = await side.t.sql<{ member_id: string }[]>`
    select e ->> 'memberId' as member_id from decisions, jsonb_array_elements(former -> 'effects') e
    where id = ${id} limit 1`;
  const who = side.members.find((one) => one.id === found?.member_id) ?? anyone(side, draw);
  return await who.post(`/api/decisions/${id}/appeal`, { words: "Please look again." });
};

const closeTogether: Act = async (side, draw) => {
  const caseIds = (await openCases(side)).slice(-3);
  if (caseIds.length === 0) return null;
  return await decider(side, draw).post("/api/moderation/closed-together", { caseIds, reason: "Nothing in it" });
};

const openTogether: Act = async (side, draw) => {
  const caseIds = (await closedLately(side)).slice(-2);
  if (caseIds.length === 0) return null;
  return await decider(side, draw).post("/api/moderation/opened-together", { caseIds });
};

const setAside: Act = (side, draw) =>
  decider(side, draw).post("/api/moderation/set-aside", { reporterId: anyone(side, draw).id, reason: "Nothing" });

const removeAsAdministrator: Act = (side, draw) => {
  const path = draw() < 0.5
    ? `/api/admin/posts/${pickLate(draw, side.posts)}/remove`
    : `/api/admin/comments/${pickLate(draw, side.comments)}/remove`;
  return administrator(side).post(path, { reason: "Not here" });
};

const suspendOrRestore: Act = (side, draw) => {
  const { id } = anyone(side, draw);
  return draw() < 0.4
    ? administrator(side).post(`/api/admin/users/${id}/suspend`, { reason: "Too much" })
    : administrator(side).post(`/api/admin/users/${id}/restore`, { reason: "Enough" });
};

const changeRole: Act = (side, draw) => {
  const who = pick(draw, side.moderators) as TestMember;
  const role = draw() < 0.15 ? "member" : "moderator";
  return administrator(side).put(`/api/admin/users/${who.id}/role`, { role });
};

const gift: Act = (side, draw) =>
  administrator(side).post("/api/admin/gift-xp", { userId: anyone(side, draw).id, amount: 50, reason: "Thanks" });

const promote: Act = async (side, draw) => {
  const postId = pickLate(draw, side.posts);
  const [row] = await side.t.sql<{ author_id: string }[]>`select author_id from posts where id = ${postId ?? null}`;
  const author = side.members.find(({ id }) => id === row?.author_id) ?? anyone(side, draw);
  return await author.post(`/api/posts/${postId}/promote`, { durationHours: 2 });
};

const stopPromotion: Act = async (side, draw) => {
  const id = pickLate(draw, await idsOf(side, "select id from promotions"));
  const [row] = await side.t.sql<{ member_id: string }[]>`select member_id from promotions where id = ${id ?? null}`;
  const owner = side.members.find((one) => one.id === row?.member_id) ?? anyone(side, draw);
  return await owner.post(`/api/promotions/${id}/stop`);
};

const order: Act = async (side, draw) => {
  const by = Math.floor(draw() * side.members.length);
  const who = side.members[by] as TestMember;
  const crown = draw() < 0.4 ? pick(draw, ["blackCrown", "goldCrown"]) : null;
  const response = crown
    ? await who.post("/api/stripe/create-badge-subscription", { badgeType: crown })
    : await who.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  if (response.status !== 201) return response;
  const { url } = await response.json() as { url: string };
  const id = new URL(url).pathname.split("/").at(-1) ?? "";
  side.payments.push({ id, by });
  if (draw() < 0.8) await side.t.till.press(id, draw() < 0.9 ? "pay" : "decline");
  if (draw() < 0.5) return await who.post("/api/stripe/sync", { sessionId: id });
  return null;
};

/** Something happens to a payment at the provider. */
const changePayment: Act = async (side, draw) => {
  const payment = pickLate(draw, side.payments);
  if (!payment) return null;
  const { till } = side.t;
  const subscription = till.till.state.objects.sessions[payment.id]?.subscription;
  const done = subscription
    ? draw() < 0.5
      ? till.control("renew", { subscription })
      : till.stripe.subscriptions.update(String(subscription), { cancel_at_period_end: draw() < 0.5 })
    : pick(draw, [
      () => till.control("refund", { id: payment.id, cents: 200 }),
      () => till.control("refund", { id: payment.id }),
      () => till.control("dispute", { id: payment.id }),
      () => till.control("close-dispute", { id: payment.id, outcome: draw() < 0.5 ? "won" : "lost" }),
    ])?.();
  await (done as Promise<unknown> | undefined)?.catch(() => {});
  return null;
};

/** Jobs of events that come together run in any order. */
async function deliverOne(side: Side, at: number): Promise<void> {
  const webhook = side.t.till.webhooks[at];
  if (webhook) await side.code.deliver(side.t, webhook);
  await side.code.runJobs(side.t);
}

/** Delivers the next webhooks, and now and then an old one again. */
const deliverWebhooks: Act = async (side, draw) => {
  const { webhooks } = side.t.till;
  const upTo = Math.min(webhooks.length, side.delivered + 6);
  const again = side.delivered > 0 && draw() < 0.4 ? Math.floor(draw() * side.delivered) : null;
  for (; side.delivered < upTo; side.delivered++) {
    await deliverOne(side, side.delivered);
  }
  if (again !== null) await deliverOne(side, again);
  return null;
};

const buyBadge: Act = async (side, draw) => {
  const who = anyone(side, draw);
  if (draw() < 0.5) await side.code.giveXp(side.t, who.id, 20_000);
  return await who.post(`/api/shop/badges/${pick(draw, ["goldVerify", "blueVerify", "green"])}`);
};

const useBadge: Act = async (side, draw) => {
  const rows = await idsOf(side, "select id from member_badges");
  const id = pickLate(draw, rows);
  const [row] = await side.t.sql<{ member_id: string }[]>`select member_id from member_badges where id = ${id ?? null}`;
  const owner = side.members.find((one) => one.id === row?.member_id);
  return owner
    ? await owner.post(`/api/shop/badges/${id}/${pick(draw, ["activate", "activate-instead", "deactivate"])}`)
    : null;
};

const changeProfile: Act = (side, draw) =>
  anyone(side, draw).put("/api/users/profile", { displayName: `Somebody ${Math.floor(draw() * 100)}`, bio: pick(draw, words) });

const leave: Act = async (side, draw) => {
  if (draw() < 0.7) return null;
  const at = Math.floor(draw() * side.members.length);
  const who = side.members[at] as TestMember;
  const answer = await who.delete("/api/account", { password: who.password });
  if (draw() < 0.6) {
    await side.t.post("/api/auth/login", { login: who.email, password: who.password });
  }
  side.members[at] = { ...who, ...await side.code.signIn(side.t, who.id) };
  return answer;
};

const bots: Act = async (side, draw) => {
  const admin = administrator(side);
  const name = `helper_${Math.floor(draw() * 6)}`;
  const userEmail = `${name}@bots.glimmer.app`;
  const kind = draw();
  if (kind < 0.5) {
    return await admin.post("/api/bot-users", { userEmail, username: name, displayName: "Pip", interests: "walks; tea" });
  }
  if (kind < 0.75) return await admin.put(`/api/bot-users/${userEmail}`, { displayName: pick(draw, ["Pip", "Pop"]) });
  if (kind < 0.9) return await admin.delete(`/api/bot-users/${userEmail}`);
  return await admin.put("/api/bots/switch", { isOn: draw() < 0.5 });
};

const askAboutLevel: Act = (side, draw) =>
  anyone(side, draw).post(`/api/levels/post/${pickLate(draw, side.posts)}/ask`, {});

const deletePost: Act = async (side, draw) => {
  const postId = pickLate(draw, side.posts);
  const [row] = await side.t.sql<{ author_id: string }[]>`select author_id from posts where id = ${postId ?? null}`;
  const author = side.members.find(({ id }) => id === row?.author_id);
  return author ? await author.delete(`/api/posts/${postId}`) : null;
};

const block: Act = (side, draw) => anyone(side, draw).post(`/api/users/${anyone(side, draw).id}/block`, {});

const readList: Act = (side, draw) =>
  pick(draw, [
    () => decider(side, draw).get("/api/moderation/cases?limit=50"),
    () => decider(side, draw).get("/api/moderation/numbers"),
    () => administrator(side).get("/api/admin/users?limit=50"),
    () => anyone(side, draw).get("/api/notifications"),
    () => anyone(side, draw).get("/api/shop/payments"),
  ])?.() ?? Promise.resolve(null);

/** Jobs of each minute; those of each day run after days. */
const eachMinute: readonly TaskName[] = [
  "notice_decisions",
  "end_measures",
  "open_automatic_cases",
  "settle_evidence",
  "lapse_badges",
  "advance_promotions",
  "add_up_moderation",
];
const eachDay: readonly TaskName[] = [
  "remove_left_accounts",
  "count_lowered_levels",
  "stop_renewals",
  "find_spam_waves",
  "detect_bots",
  "hourly_cleanup",
];

const passTime: Act = async (side, draw) => {
  const ms = pick(draw, [minuteMs, 11 * minuteMs, 11 * minuteMs, 60 * minuteMs, dayMs, dayMs, 8 * dayMs]) ?? 0;
  side.clock.advance(ms);
  for (const task of [...eachMinute, ...(ms >= dayMs ? eachDay : [])]) await side.code.runJob(side.t, task);
  // Whoever was suspended is signed out.
  if (ms > minuteMs) {
    for (const list of [side.members, side.moderators]) {
      for (const [at, who] of list.entries()) {
        list[at] = { ...who, ...await side.code.signIn(side.t, who.id) };
      }
    }
  }
  return null;
};

const weighted: readonly (readonly [weight: number, name: string, act: Act])[] = [
  [8, "publish", publish],
  [6, "comment", comment],
  [3, "reply", reply],
  [6, "write", write],
  [3, "like", onPost("post", "like")],
  [2, "repost", onPost("post", "repost")],
  [5, "follow", onMember("post", "follow")],
  [1, "unfollow", onMember("delete", "follow")],
  [1, "block", block],
  [1, "unblock", onMember("delete", "block")],
  [14, "report", report],
  [3, "reportPublicly", reportPublicly],
  [2, "openByHand", openByHand],
  [16, "decide", decide],
  [12, "decideAndUndo", decideAndUndo],
  [3, "preview", preview],
  [3, "look", look],
  [1, "note", note],
  [2, "release", release],
  [9, "undo", undo],
  [10, "appeal", appeal],
  [8, "answer", answer],
  [1, "closeTogether", closeTogether],
  [1, "openTogether", openTogether],
  [1, "setAside", setAside],
  [4, "removeAsAdministrator", removeAsAdministrator],
  [4, "suspendOrRestore", suspendOrRestore],
  [1, "changeRole", changeRole],
  [1, "gift", gift],
  [3, "promote", promote],
  [1, "stopPromotion", stopPromotion],
  [5, "order", order],
  [4, "changePayment", changePayment],
  [6, "deliverWebhooks", deliverWebhooks],
  [3, "buyBadge", buyBadge],
  [3, "useBadge", useBadge],
  [2, "changeProfile", changeProfile],
  [2, "leave", leave],
  [2, "bots", bots],
  [2, "askAboutLevel", askAboutLevel],
  [2, "deletePost", deletePost],
  [3, "readList", readList],
  [7, "passTime", passTime],
];

const drawn = weighted.flatMap(([weight, name, act]) => Array.from({ length: weight }, () => ({ name, act })));

export function pickAct(draw: Draw): { readonly name: string; readonly act: Act } {
  return pick(draw, drawn) as { name: string; act: Act };
}
