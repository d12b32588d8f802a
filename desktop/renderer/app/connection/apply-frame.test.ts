import "../../lib/testing/plain-platform.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";
import { memberKeys, sessionKey } from "../../lib/query-keys/member-keys.ts";
import { notificationKeys, unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import {
  flattenNotifications,
  type NotificationPages,
} from "../../features/notifications/notification-pages.ts";
import { likeAt, someNotification } from "../../features/notifications/testing/some-notification.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { applyFrame } from "./apply-frame.ts";

let client: QueryClient;
const page = { hidden: false };
beforeAll(() => void vi.stubGlobal("document", page));

beforeEach(() => {
  page.hidden = false;
  client = new QueryClient();
  client.setQueryData<NotificationPages>(notificationKeys.list, {
    pages: [{ items: [likeAt(30), likeAt(20)], nextCursor: null, totalCount: null }],
    pageParams: [undefined],
  });
});

const listed = (): Notification[] => {
  const data = client.getQueryData<NotificationPages>(notificationKeys.list);
  return data ? flattenNotifications(data) : [];
};
const ids = () => listed().map(({ id }) => id);

function happened(notification: Notification): ServerFrame {
  return { type: "notification", id: notification.id, notification, alerts: true };
}

test("adds, updates and removes notifications without doubling them", () => {
  applyFrame(client, happened(likeAt(40)));
  applyFrame(client, happened(likeAt(40)));
  expect(ids()).toEqual(["n40", "n30", "n20"]);
  applyFrame(client, happened({ ...likeAt(45, "n20"), count: 2 }));
  expect(ids()).toEqual(["n20", "n40", "n30"]);
  applyFrame(client, { type: "notification", id: "n30", notification: null, alerts: false });
  expect(ids()).toEqual(["n20", "n40"]);
});

test("does not fetch a list that nobody has opened", () => {
  client.removeQueries();
  applyFrame(client, happened(someNotification({ id: "a" })));
  expect(client.getQueryData(notificationKeys.list)).toBeUndefined();
});

test("sets the unread counts", () => {
  const counts = () => Object.values(unreadKeys).map((queryKey) => client.getQueryData(queryKey));
  applyFrame(client, { type: "unread", notifications: 2, messages: 1, requests: 3 });
  expect(counts()).toEqual([1, 2, 3]);
});

test("ignores a count that was requested before the event", async () => {
  const answer = Promise.withResolvers<number>();
  const options = { queryKey: unreadKeys.messages, queryFn: () => answer.promise, retry: false };
  const stop = new QueryObserver(client, options).subscribe(() => {});
  applyFrame(client, { type: "unread", notifications: 0, messages: 3, requests: 2 });
  answer.resolve(1);
  await answer.promise;
  expect(client.getQueryData(unreadKeys.messages)).toBe(3);
  stop();
});

test("writes XP into the session", async () => {
  client.setQueryData(sessionKey, { username: "ada", xp: 1, level: 1, lifetimeXp: 1 });
  applyFrame(client, { type: "xp", xp: 210, level: 3, lifetimeXp: 210 });
  await expect.poll(() => client.getQueryData(sessionKey)).toMatchObject({ xp: 210, level: 3 });
});

test.each([[false, 2], [true, 1]])(
  "with the page hidden %s has read the head %i times after new posts, and not the feed again",
  async (hidden, reads) => {
    page.hidden = hidden;
    const head = vi.fn(() => Promise.resolve([]));
    const feed = vi.fn(() => Promise.resolve([]));
    const stops = [
      new QueryObserver(client, { queryKey: postKeys.head("all"), queryFn: head }).subscribe(() => {}),
      new QueryObserver(client, { queryKey: postKeys.feed("all"), queryFn: feed }).subscribe(() => {}),
    ];
    await expect.poll(() => client.isFetching()).toBe(0);
    applyFrame(client, { type: "posts" });
    await expect.poll(() => client.isFetching()).toBe(0);
    expect([head.mock.calls.length, feed.mock.calls.length]).toEqual([reads, 1]);
    for (const stop of stops) stop();
  },
);

test("invalidates everything that events update after a gap", () => {
  const keys = [
    notificationKeys.list,
    unreadKeys.notifications,
    unreadKeys.messages,
    sessionKey,
    memberKeys.stats("me"),
  ];
  for (const key of keys.slice(1)) client.setQueryData(key, 1);
  applyFrame(client, { type: "resync" });
  for (const queryKey of keys) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test.each<[what: string, reads: number, frames: (id: string) => ServerFrame[]]>([
  ["someone begins to follow", 2, (id) => [happened(someNotification({ id, type: "follow", postId: null }))]],
  ["several follow at once", 2, (id) => {
    const follow = someNotification({ id, type: "follow", postId: null });
    return [happened(follow), happened({ ...follow, count: 2 })];
  }],
  ["an unknown notification is withdrawn", 2, (id) => [
    { type: "notification", id, notification: null, alerts: false },
  ]],
  ["someone likes a post", 1, (id) => [happened(someNotification({ id }))]],
  ["a like in the list is withdrawn", 1, () => [
    { type: "notification", id: "n30", notification: null, alerts: false },
  ]],
])("when %s, the member's own counts have been read %i times", async (_what, expected, frames) => {
  vi.useFakeTimers();
  client.setQueryData(sessionKey, { id: "me", username: "me" });
  const read = vi.fn(() => Promise.resolve({ followersCount: 1 }));
  const stop = new QueryObserver(client, { queryKey: memberKeys.stats("me"), queryFn: read }).subscribe(
    () => {},
  );
  await vi.advanceTimersByTimeAsync(0);
  for (const frame of frames("a")) applyFrame(client, frame);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(expected);
  stop();
  vi.useRealTimers();
});

test("removes the other's posts and reposts from every list on a block", () => {
  const theirs = somePost({ id: "1", author: { ...somePost({ id: "0" }).author, id: "other" } });
  const pages = [{ items: [theirs, somePost({ id: "2" })], nextCursor: null }];
  const lists = [postKeys.feed("all"), postKeys.byMember("other")];
  for (const key of lists) client.setQueryData(key, { pages, pageParams: [undefined] });
  applyFrame(client, { type: "user_blocked", userId: "other" });
  for (const key of lists) {
    expect(client.getQueryData(key)).toMatchObject({ pages: [{ items: [{ id: "2" }] }] });
  }
});

test("refetches only the comments of the post that Lisa answered", () => {
  const isStale = (postId: string) => client.getQueryState(["comments", postId])?.isInvalidated;
  for (const postId of ["post-1", "post-2"]) client.setQueryData(["comments", postId], []);
  applyFrame(client, happened(someNotification({ id: "a", type: "lisa", postId: "post-1" })));
  expect([isStale("post-1"), isStale("post-2")]).toEqual([true, false]);
});

test("reads a shown post again in whose poll the member voted on another device, and no other", async () => {
  const fetch = vi.fn(() => Promise.resolve(ownJson(somePost({ id: "shown", content: "As it is by now" }))));
  vi.stubGlobal("fetch", fetch);
  client.setQueryData(postKeys.one("shown"), somePost({ id: "shown" }));
  applyFrame(client, { type: "post_changed", postId: "elsewhere" });
  applyFrame(client, { type: "post_changed", postId: "shown" });
  const read = () => client.getQueryData<Post>(postKeys.one("shown"))?.content;
  await vi.waitFor(() => expect(read()).toBe("As it is by now"));
  expect(fetch).toHaveBeenCalledOnce();
});

test("reads an AI chat and the list of chats again when something happened in it elsewhere", () => {
  const keys = [assistantKeys.sessionsWith(""), assistantKeys.messages("one"), assistantKeys.messages("two")];
  for (const key of keys) client.setQueryData(key, { pages: [], pageParams: [] });
  const isStale = () => keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  applyFrame(client, { type: "ai_chat_changed", sessionId: "one" });
  expect(isStale()).toEqual([true, true, false]);
  applyFrame(client, { type: "resync" });
  expect(isStale()).toEqual([true, true, true]);
});

test("many cases that change at once are read once, and those that did not stay", async () => {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.resolve([]));
  const stop = new QueryObserver(client, { queryKey: caseKeys.list("open", undefined), queryFn: read })
    .subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  for (const caseId of ["a", "b", "c"]) client.setQueryData(caseKeys.one(caseId), {});
  for (const caseId of ["a", "b", "a"]) applyFrame(client, { type: "case_changed", caseId });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  const isStale = (id: string) => client.getQueryState(caseKeys.one(id))?.isInvalidated;
  expect(["a", "b", "c"].map(isStale)).toEqual([true, true, false]);
  stop();
  vi.useRealTimers();
});
