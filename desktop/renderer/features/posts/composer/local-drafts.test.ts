import { describe, expect, test } from "vitest";
import type { Draft } from "#shared/drafts/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { newPicture } from "../../media/chosen-pictures.ts";
import { fromServer, getVersion, localDrafts, toLocalDraft } from "./local-drafts.ts";
import { applyChange, emptyDraft, getDraftName, isMadeWithAi } from "./post-draft.ts";

const onServer: Draft = {
  id: "d",
  content: "From the phone",
  language: "de",
  images: [{
    id: "i",
    url: "/api/media/1",
    thumbnailUrl: "/api/media/1?size=640",
    width: 3,
    height: 2,
    placeholder: "",
    alt: "Dawn",
    madeWithAi: false,
    isAnimated: false,
  }],
  quotedPostId: null,
  coverWords: "About a loss",
  coverTopics: ["loss"],
  madeWithAi: false,
  poll: { answers: ["Sea", ""], isMultiple: false, lastsMinutes: 1440 },
  commentsFrom: "followers",
  quotesFrom: "nobody",
  revision: 2,
  createdAt: "2026-12-01T10:00:00.000Z",
  updatedAt: "2026-12-01T10:00:00.000Z",
  publishAt: null,
  moderationLevel: null,
  problem: null,
};

describe("a draft on its way to the server", () => {
  test("has all that the composer keeps, the quote from its name, and pictures once they are uploaded", () => {
    const draft = applyChange(emptyDraft, {
      content: "Half",
      language: "en",
      poll: { answers: ["Sea", "Hills"], isMultiple: true, lastsMinutes: 60 },
      coverWords: "About a loss",
      coverTopics: ["loss"],
      commentsFrom: "followed",
      pictures: [newPicture({ url: "/api/media/1", alt: " Dawn " }), newPicture()],
    });
    const local = toLocalDraft(getDraftName("q"), draft);
    expect(local.body).toEqual({
      content: "Half",
      language: "en",
      images: [{ url: "/api/media/1", alt: "Dawn" }],
      quotedPostId: "q",
      madeWithAi: false,
      poll: { answers: ["Sea", "Hills"], isMultiple: true, lastsMinutes: 60 },
      coverWords: "About a loss",
      coverTopics: ["loss"],
      commentsFrom: "followed",
      quotesFrom: "everyone",
    });
    expect(local.isWhole).toBe(false);
    expect(toLocalDraft(getDraftName(null), draft).body?.quotedPostId).toBe(null);
  });

  test("is another version with each change, and when another of its pictures is uploaded", () => {
    const draft = applyChange(emptyDraft, { content: "Half", pictures: [newPicture()] });
    const uploaded = draft.pictures.map((picture) => ({ ...picture, url: "/api/media/1" }));
    const versions = [draft, { ...draft, pictures: uploaded }, applyChange(draft, { content: "Half a" })];
    expect(new Set(versions.map(getVersion)).size).toBe(3);
    expect(getVersion({ ...draft })).toBe(getVersion(draft));
  });

  test("stays in the browser while it is longer than a post may be", () => {
    const tooLong = applyChange(emptyDraft, { content: "🌿".repeat(postLimits.contentLength + 1) });
    expect(toLocalDraft("post", tooLong).body).toBe(null);
  });
});

describe("a draft from the server", () => {
  test("comes whole, continues what was shown, and keeps the files of known pictures", () => {
    const known = newPicture({ url: "/api/media/1", alt: "Before" });
    const before = applyChange(emptyDraft, { content: "Here", pictures: [known, newPicture()] });
    const draft = fromServer(onServer, before);
    expect(draft).toMatchObject({
      content: "From the phone",
      language: "de",
      coverWords: "About a loss",
      coverTopics: ["loss"],
      poll: onServer.poll,
      pictures: [{ id: known.id, url: "/api/media/1", alt: "Dawn" }],
      base: before.attemptKey,
      isOwn: false,
    });
    expect(draft.attemptKey).not.toBe(before.attemptKey);
  });

  test("goes back as it came", () => {
    const { body } = toLocalDraft("post", fromServer(onServer, emptyDraft));
    expect(body).toMatchObject({
      content: "From the phone",
      language: "de",
      images: [{ url: "/api/media/1", alt: "Dawn" }],
      coverWords: "About a loss",
      coverTopics: ["loss"],
      poll: onServer.poll,
      commentsFrom: "followers",
      quotesFrom: "nobody",
    });
  });

  test("from a server of the release before has no poll", () => {
    const { poll: _, ...older } = onServer;
    expect(fromServer(older as Draft, emptyDraft).poll).toBeNull();
  });

  test("made with AI keeps its label, also with a picture alone", () => {
    for (const content of ["Words", ""]) {
      expect(isMadeWithAi(fromServer({ ...onServer, content, madeWithAi: true }, emptyDraft))).toBe(true);
    }
  });
});

test("the drafts of a member in this browser are those of posts, and nothing that is kept beside them", () => {
  localDrafts.replace("ada", "post", onServer);
  localDrafts.replace("ada", getDraftName("q"), onServer);
  localDrafts.replace("bo", "post", onServer);
  expect(localDrafts.names("ada").toSorted()).toEqual(["post", "quote:q"]);
  localDrafts.discard("ada", "post");
  expect(localDrafts.names("ada")).toEqual(["quote:q"]);
  expect(localDrafts.read("ada", "post")).toBe(null);
});
