import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { memberKeys, sessionKey } from "../../lib/query-keys/member-keys.ts";
import { messageKeys } from "../../lib/query-keys/message-keys.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { someNotification } from "../notifications/testing/some-notification.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { patchMember } from "./patch-member.ts";

const before = {
  id: "ana-id",
  username: "ana",
  displayName: "Ana",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
};
const after = {
  id: "ana-id",
  username: "ana.maria",
  displayName: "Ana Maria",
  profileImageUrl: "/api/media/1",
  profileImageMadeWithAi: true,
};
const bea = { id: "bea-id", username: "bea", displayName: "Bea", profileImageUrl: null };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const pagesOf = (...items: unknown[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] });
const author = { ...somePost({ id: "1" }).author, ...before };
const [actor] = someNotification({ id: "n" }).actors;

const shownIn: readonly (readonly [what: string, key: readonly unknown[], data: unknown, path: string])[] = [
  [
    "a post of the feed",
    postKeys.feed("all"),
    pagesOf(somePost({ id: "1", author })),
    "pages.0.items.0.author",
  ],
  [
    "a repost",
    postKeys.feed("all"),
    pagesOf(somePost({ id: "2", repostedPost: { ...somePost({ id: "1", author }) } })),
    "pages.0.items.0.repostedPost.author",
  ],
  ["new posts that wait", postKeys.head("all"), { items: [somePost({ id: "1", author })] }, "items.0.author"],
  ["a post's own page", postKeys.one("1"), somePost({ id: "1", author }), "author"],
  ["a comment", ["comments", "1"], pagesOf({ id: "c", author }), "pages.0.items.0.author"],
  [
    "a conversation",
    messageKeys.list("open", ""),
    pagesOf({ id: "ana-id", user: before }),
    "pages.0.items.0.user",
  ],
  [
    "a notification",
    notificationKeys.list,
    pagesOf(someNotification({ id: "n", actors: [{ ...actor, ...before } as never] })),
    "pages.0.items.0.actors.0",
  ],
  ["a list of people", memberKeys.people("x", "followers"), pagesOf(bea, before), "pages.0.items.1"],
  ["the session", sessionKey, { ...before, email: "a@example.org" }, ""],
];

test.each(shownIn)("patches a member's name and picture in %s", (_what, key, data, path) => {
  client.setQueryData(key, data);
  patchMember(client, after);
  const found = path.split(".").filter(Boolean).reduce<unknown>(
    (value, name) => (value as Record<string, unknown>)[name],
    client.getQueryData(key),
  );
  expect(found).toMatchObject(after);
});

test("keeps the same object when the member does not appear in it", () => {
  const data = pagesOf(bea);
  client.setQueryData(memberKeys.followed, data);
  patchMember(client, after);
  expect(client.getQueryData(memberKeys.followed)).toBe(data);
});

test("keeps other fields of a member, and caches the profile under the new username", () => {
  client.setQueryData(memberKeys.byUsername("ana"), { ...before, bio: "Calm" });
  patchMember(client, after);
  expect(client.getQueryData(memberKeys.byUsername("ANA.maria"))).toEqual({ ...after, bio: "Calm" });
});

test("takes the mark of a new picture from the frame, and reads no profile again", () => {
  const key = memberKeys.byUsername("ana");
  client.setQueryData(key, before);
  for (const face of [after, before]) {
    patchMember(client, { ...face, username: "ana" });
    expect(client.getQueryData(key)).toMatchObject({ profileImageMadeWithAi: face.profileImageMadeWithAi });
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  }
});

test("leaves a fetched list as it is, and restarts a fetch in flight", async () => {
  const answers = [pagesOf(before), pagesOf(after)];
  const slow = vi.fn(() => Promise.resolve(answers[slow.mock.calls.length - 1]));
  const idle = vi.fn(() => Promise.resolve(pagesOf(before)));
  const stops = [
    new QueryObserver(client, { queryKey: memberKeys.blocked, queryFn: idle }).subscribe(() => {}),
  ];
  await expect.poll(() => client.isFetching()).toBe(0);
  stops.push(new QueryObserver(client, { queryKey: memberKeys.muted, queryFn: slow }).subscribe(() => {}));
  patchMember(client, after);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(client.getQueryData(memberKeys.muted)).toMatchObject({ pages: [{ items: [after] }] });
  expect([idle.mock.calls.length, slow.mock.calls.length]).toEqual([1, 2]);
  for (const stop of stops) stop();
});
