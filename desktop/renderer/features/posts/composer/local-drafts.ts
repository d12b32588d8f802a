import type { Draft } from "#shared/drafts/contract.ts";
import { readAudiences } from "#shared/posts/post-audience.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { removeDraftFiles } from "../../../lib/drafts/draft-file.ts";
import { getDraftKey, readDraft, removeDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import type { LocalDraft, LocalDrafts } from "../../drafts/local-drafts.ts";
import { type KeptPicture, newPicture, toGivenPictures } from "../../media/chosen-pictures.ts";
import { toGivenCover } from "../../../ui/cover/cover-draft.ts";
import { parseDraftPoll } from "../../polls/poll-draft.ts";
import { forgetUploads } from "../../media/use-pictures.ts";
import { postDraftName } from "../../../entities/posts/unfinished-post.ts";
import { showGivenBack } from "./give-back.ts";
import { emptyDraft, getDraftName, isMadeWithAi, parsePostDraft, type PostDraft } from "./post-draft.ts";

const quotePrefix = getDraftName("");

/** The composer's drafts, as `features/drafts` brings them to the server and back. */
export const localDrafts: LocalDrafts = {
  nameOf: getDraftName,
  names: (memberId) => {
    const prefix = getDraftKey(memberId, "");
    const names = localTexts.keys().flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : []
    );
    return names.filter((name) => name === postDraftName || name.startsWith(quotePrefix));
  },
  read: (memberId, name) => {
    const kept = readDraft(memberId, name, parsePostDraft);
    return kept && toLocalDraft(name, kept);
  },
  replace: (memberId, name, draft) => {
    const before = readDraft(memberId, name, parsePostDraft) ?? emptyDraft;
    const next = fromServer(draft, before);
    forgetPictures(memberId, name, before.pictures, next.pictures);
    writeDraft(memberId, name, next);
    showGivenBack(memberId, name);
    return getVersion(next);
  },
  discard: (memberId, name) => {
    const kept = readDraft(memberId, name, parsePostDraft);
    if (!kept) return;
    forgetPictures(memberId, name, kept.pictures, []);
    removeDraft(memberId, name, kept, false);
    showGivenBack(memberId, name);
  },
};

/** A draft as the server takes it, with the pictures that are uploaded. */
export function toLocalDraft(name: string, draft: PostDraft): LocalDraft {
  const { content, pictures, language, poll, commentsFrom, quotesFrom } = draft;
  const quotedPostId = name.startsWith(quotePrefix) ? name.slice(quotePrefix.length) : null;
  const body = {
    content,
    images: toGivenPictures(pictures),
    language,
    quotedPostId,
    madeWithAi: isMadeWithAi(draft),
    poll,
    commentsFrom,
    quotesFrom,
    ...toGivenCover(draft),
  };
  return {
    version: getVersion(draft),
    body: countCodePoints(content) > postLimits.contentLength ? null : body,
    isWhole: pictures.every(({ url }) => url !== null),
  };
}

/** The same for each version of the text, until another of its pictures is uploaded. */
export function getVersion({ attemptKey, pictures }: PostDraft): string {
  return `${attemptKey ?? "first"}:${pictures.filter(({ url }) => url !== null).length}`;
}

/** A draft of the server, as it continues what is shown; pictures keep their files here. */
export function fromServer(draft: Draft, before: PostDraft): PostDraft {
  const { content, images, language, madeWithAi, coverWords, coverTopics } = draft;
  return {
    ...emptyDraft,
    content,
    language,
    isTextFromAi: madeWithAi,
    // A server of the release before keeps none.
    poll: parseDraftPoll(draft.poll),
    coverWords,
    coverTopics,
    ...readAudiences(draft),
    pictures: images.map(({ url, alt }) => {
      const known = before.pictures.find((picture) => picture.url === url);
      return known ? { ...known, alt } : newPicture({ url, alt, isFromAi: madeWithAi });
    }),
    attemptKey: crypto.randomUUID(),
    base: before.attemptKey,
  };
}

function forgetPictures(
  memberId: string,
  name: string,
  before: readonly KeptPicture[],
  next: readonly KeptPicture[],
): void {
  const gone = before.filter(({ id }) => !next.some((picture) => picture.id === id));
  forgetUploads(gone);
  void removeDraftFiles(memberId, name, gone);
}
