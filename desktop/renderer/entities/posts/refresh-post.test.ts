import "../../lib/testing/plain-platform.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { findCachedPost } from "./post-cache.ts";
import { refreshPost } from "./refresh-post.ts";
import { somePost } from "./testing/some-post.ts";

const before = somePost({ id: "p", likesCount: 1, isPromotedDisplay: true, promotionId: "x" });

function clientWith(posts = [before]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(postKeys.feed("all"), {
    pages: [{ items: posts, nextCursor: null }],
    pageParams: [undefined],
  });
  return client;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("shows a post as it is by now in lists, which know best where they promote it", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(ownJson(somePost({ id: "p", likesCount: 2 }))));
  const client = clientWith();
  await refreshPost(client, "p");
  expect(findCachedPost(client, "p")).toMatchObject({
    likesCount: 2,
    isPromotedDisplay: true,
    promotionId: "x",
  });
});

test("stays as it was without a connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const client = clientWith();
  await refreshPost(client, "p");
  expect(findCachedPost(client, "p")).toEqual(before);
});

test("reads nothing that is shown nowhere", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  await refreshPost(clientWith(), "other");
  expect(fetch).not.toHaveBeenCalled();
});
