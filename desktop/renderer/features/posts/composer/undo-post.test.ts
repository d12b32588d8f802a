import "../../../lib/testing/plain-platform.ts";
import { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { somePost } from "../../../entities/posts/testing/some-post.ts";
import { readDraftFile } from "../../../lib/drafts/draft-file.ts";
import { readDraft } from "../../../lib/drafts/draft-store.ts";
import { newPicture } from "../../media/chosen-pictures.ts";
import { applyChange, emptyDraft, parsePostDraft } from "./post-draft.ts";
import { undoPost } from "./undo-post.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Undoes a post with a picture that this browser knows by its address alone. */
async function undo(url: string, media: () => Response) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (address: string, { method = "GET" }: RequestInit) => {
    calls.push(`${method} ${address}`);
    return Promise.resolve(address.startsWith("/api/media/") ? media() : ownJson({ success: true }));
  });
  const memberId = crypto.randomUUID();
  const picture = newPicture({ url, alt: "Dawn" });
  const draft = applyChange(emptyDraft, { content: "From the phone", pictures: [picture] });
  const pictures = [{ ...picture, file: null, state: "done" as const, progress: 1, failure: null }];
  const router = { navigate: () => Promise.resolve() } as unknown as AnyRouter;
  const sent = { memberId, name: "post", draft, pictures };
  await undoPost(new QueryClient(), router, { post: somePost({ id: "p" }), sent });
  const kept = readDraft(memberId, "post", parsePostDraft)?.pictures[0];
  return { calls, kept, file: await readDraftFile(memberId, "post", picture.id) };
}

test("a picture of a draft from another device is fetched before its post is deleted, and uploaded again", async () => {
  const webp = () => new Response("bytes", { headers: { "Content-Type": "image/webp" } });
  const { calls, kept, file } = await undo("https://cdn.example/api/media/1", webp);
  expect(calls[0]).toBe("GET /api/media/1");
  expect(calls[1]).toMatch(/^DELETE \/api\/posts\/p/);
  expect(kept).toMatchObject({ url: null, alt: "Dawn" });
  expect([file?.type, await file?.text()]).toEqual(["image/webp", "bytes"]);
});

test("a picture that cannot be fetched keeps its address", async () => {
  const { kept, file } = await undo("/api/media/2", () => new Response(null, { status: 404 }));
  expect([kept?.url, file]).toEqual(["/api/media/2", null]);
});
