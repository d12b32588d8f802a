import "../platform/testing/on-the-web.ts";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { useChangeSettings } from "../features/account/use-change-settings.ts";
import { useEndSession } from "../features/account/SessionsSection.tsx";
import { useAddComment, useDeleteComment } from "../features/comments/use-write-comment.ts";
import { useCommentLike } from "../features/comments/use-comment-like.ts";
import { someComment } from "../features/comments/testing/some-comment.ts";
import { useBlock } from "../features/blocks/use-block.ts";
import { somePost } from "../entities/posts/testing/some-post.ts";
import { useCreatePost } from "../features/posts/composer/use-create-post.ts";
import { emptyDraft } from "../features/posts/composer/post-draft.ts";
import { useDeletePost } from "../features/posts/dialogs/use-delete-post.ts";
import { usePostToggle } from "../features/posts/card/use-post-toggle.ts";
import { useSendPost, useSharePost } from "../features/posts/dialogs/use-share-post.ts";
import { usePromote, useStopPromotion } from "../features/promotions/use-promote.ts";
import { makeAudio } from "../features/speech/make-audio.ts";
import { copyAddress } from "../lib/navigation/copy-address.ts";
import { createQueryClient } from "../lib/cache/query-client.ts";
import { renderMarkup } from "../lib/testing/render-markup.tsx";
import { useToggleStore } from "../lib/toggles/toggle-store.ts";
import { redirectUnauthorizedToSignIn } from "../lib/session/redirect-unauthorized-to-sign-in.ts";
import { useToastStore } from "../lib/announce/toast.ts";

let client: QueryClient;
const idempotencyKey = "key";
const nothing = () => undefined;

beforeEach(() => {
  client = createQueryClient(redirectUnauthorizedToSignIn({ pathname: "/", search: "", assign: nothing }));
  useToastStore.setState({ current: null });
  useToggleStore.setState({ overlays: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns what a hook returns on its first render. */
function rendered<T>(use: () => T): T {
  const results: T[] = [];
  const Probe = () => {
    results.push(use());
    return null;
  };
  renderMarkup(client, <Probe />);
  const [result] = results;
  if (result === undefined) throw new Error("the hook returned nothing");
  return result;
}

function createPost(quotedPostId?: string): void {
  const post = { content: "Hello", quotedPostId, isQuote: quotedPostId !== undefined };
  const sent = { memberId: "m", name: "post", draft: emptyDraft, pictures: [] };
  rendered(() => useCreatePost(() => true)).mutate({ post, idempotencyKey, sent });
}

/**
 * The member's action, the title of the toast when it fails, and its text when the server sent no
 * message.
 */
const actions: readonly (readonly [action: string, title: string, fallback: string, act: () => void])[] = [
  ["share a post", "Error", "Failed to share post", () => rendered(() => useSharePost("p")).mutate()],
  [
    "share a post via chat",
    "Error",
    "Failed to share post",
    () => rendered(() => useSendPost("p")).mutate({ receiverId: "m", words: "" }),
  ],
  [
    "delete a comment",
    "Error",
    "Failed to delete comment",
    () => rendered(() => useDeleteComment("p", "c")).mutate(),
  ],
  [
    "like a comment",
    "Error",
    "Failed to like comment",
    () => rendered(() => useCommentLike(someComment())).toggle(),
  ],
  [
    "add a comment",
    "Error",
    "Failed to add comment",
    () =>
      rendered(() => useAddComment("p", null, nothing)).mutate({
        content: "Hi",
        language: null,
        idempotencyKey,
      }),
  ],
  ["like a post", "Error", "Failed to like post", () => toggle("like", false)],
  ["take a like back", "Error", "Failed to like post", () => toggle("like", true)],
  ["bookmark a post", "Error", "Failed to bookmark post", () => toggle("bookmark", false)],
  ["repost", "Error", "Failed to repost", () => toggle("repost", false)],
  ["withdraw a repost", "Error", "Failed to process repost", () => toggle("repost", true)],
  ["create a post", "Error", "Failed to create post", () => createPost()],
  ["quote a post", "Error", "Failed to quote post. Please try again.", () => createPost("p")],
  [
    "delete a post",
    "Deletion Failed",
    "The post is still there. Please try again.",
    () => rendered(() => useDeletePost("p")).mutate({}),
  ],
  [
    "promote a post",
    "Promotion failed",
    "Failed to promote post",
    () => rendered(() => usePromote("p", nothing)).mutate({ durationHours: 24, idempotencyKey }),
  ],
  [
    "stop a promotion",
    "Error",
    "The promotion could not be stopped. Please try again.",
    () => rendered(() => useStopPromotion("p", nothing)).mutate(),
  ],
  ["generate audio", "TTS Error", "Failed to generate audio", () => void makeAudio(client, somePost())],
  [
    "block a member",
    "Block Failed",
    "Failed to block user. Please try again.",
    () => rendered(() => useBlock("m")).mutate(true),
  ],
  [
    "unblock a member",
    "Error",
    "Failed to unblock user",
    () => rendered(() => useBlock("m")).mutate(false),
  ],
  [
    "change settings",
    "Error",
    "Failed to update settings",
    () => rendered(useChangeSettings).mutate({ ttsVoice: "nova" }),
  ],
  [
    "sign a device out",
    "Error",
    "Safari could not be signed out. Please try again.",
    () => rendered(() => useEndSession("s", "Safari")).end(),
  ],
];

function toggle(kind: "like" | "bookmark" | "repost", isOn: boolean): void {
  const post = somePost({ isLiked: isOn, isBookmarked: isOn, isReposted: isOn });
  rendered(() => usePostToggle(post, kind)).toggle();
}

function answer(status: number, body: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(ownJson(body, { status })));
}

async function expectToast(title: string, description: string): Promise<void> {
  await vi.waitFor(() => expect(useToastStore.getState().current).not.toBeNull(), { interval: 1 });
  expect(useToastStore.getState().current).toEqual({ key: 1, title, description, tone: "danger" });
}

describe.each(actions)("when a member cannot %s, the toast", (_action, title, fallback, act) => {
  test("shows the server's message alone", async () => {
    answer(429, {
      message: "Too many attempts. Please try again in 20 seconds.",
      code: "rate_limited",
      requestId: "r",
    });
    act();
    await expectToast(title, "Too many attempts. Please try again in 20 seconds.");
  });

  test("shows what failed where the server sent no message", async () => {
    answer(500, {});
    act();
    await expectToast(title, fallback);
  });

  test("says that the server could not be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    act();
    await expectToast(title, "We couldn't reach the server. Check your connection and try again.");
  });

  test("says that the network answers where a gateway refused", async () => {
    vi.stubGlobal(
      "fetch",
      () => Promise.resolve(Response.json({ message: "Unauthorized" }, { status: 401 })),
    );
    act();
    await expectToast(
      title,
      "The network answers instead of Glimmer. Sign in to the Wi-Fi or network you're on, then try again.",
    );
  });

  test("says that the session ended", async () => {
    answer(401, { message: "Please sign in to continue.", code: "unauthenticated", requestId: "r" });
    act();
    await expectToast("Unauthorized", "You are logged out. Logging in again...");
  });
});

const unclear = "Your reply may have been submitted. Please check if it appears in the comments.";

test.each([
  ["a refused reply shows the server's message", 400, "Error", "Please shorten it"],
  ["a reply that may have arrived says so", 503, "Reply Status Unclear", unclear],
])("%s", async (_name, status, title, description) => {
  answer(status, { message: "Please shorten it", code: "invalid_input", requestId: "r" });
  rendered(() => useAddComment("p", "parent", nothing)).mutate({
    content: "Hi",
    language: null,
    idempotencyKey,
  });
  await expectToast(title, description);
});

test.each([
  [
    "level_refused",
    "Message Blocked - Moderation Level",
    "Your message content level is too low for this chat. Only content up to 1 level below the chat level is allowed.",
  ],
  [
    "sharing_refused",
    "Post Sharing Blocked",
    "This post's content level is not compatible with this chat's moderation settings.",
  ],
])("shows the toast for the code %s, whatever the message says", async (code, title, description) => {
  answer(403, { message: "No.", code, requestId: "r" });
  rendered(() => useSendPost("p")).mutate({ receiverId: "m", words: "" });
  await expectToast(title, description);
});

test("asks to copy a link by hand when it cannot be copied", async () => {
  await copyAddress("/post/p");
  await expectToast("Copy failed", "Please copy the link manually");
});
