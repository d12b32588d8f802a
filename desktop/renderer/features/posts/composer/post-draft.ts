import { plural, t } from "@lingui/core/macro";
import { openToEveryone, type PostAudiences, readAudiences } from "#shared/posts/post-audience.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import type { DraftPoll } from "#shared/polls/poll-shapes.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../../lib/drafts/compare-draft-versions.ts";
import { type KeptPicture, parseKeptPictures, takeFitting } from "../../media/chosen-pictures.ts";
import { type AskedCoverDraft, noCover, parseCoverDraft } from "../../../ui/cover/cover-draft.ts";
import { isPollWritten, parseDraftPoll } from "../../polls/poll-draft.ts";
import { postDraftName } from "../../../entities/posts/unfinished-post.ts";

/** An unfinished post without the files of its pictures, which `lib/drafts/draft-file.ts` keeps. */
export interface PostDraft extends DraftVersion, AskedCoverDraft, PostAudiences {
  readonly content: string;
  readonly pictures: readonly KeptPicture[];
  /** As chosen by hand; null: it is detected (posts.19). */
  readonly language: string | null;
  /** True when the text contains, or contained, words of the assistant. */
  readonly isTextFromAi: boolean;
  readonly poll: DraftPoll | null;
}

export const emptyDraft: PostDraft = {
  content: "",
  pictures: [],
  language: null,
  isTextFromAi: false,
  poll: null,
  ...openToEveryone,
  ...noCover,
  isCoverAnswered: false,
  ...unwritten,
};

/** Text and pictures that the composer opens with, from a link or from the assistant. */
export interface Prefill extends Partial<AskedCoverDraft & PostAudiences> {
  readonly content: string;
  /** Of a draft that becomes part of another. */
  readonly language?: string | null;
  readonly pictures: readonly KeptPicture[];
  readonly isTextFromAi: boolean;
  readonly poll?: DraftPoll | null;
}

/** Whether there is something to keep. */
export function hasContent({ content, pictures, poll }: PostDraft): boolean {
  return content !== "" || pictures.length > 0 || isPollWritten(poll);
}

/** Each quoted post has a draft of its own. */
export function getDraftName(quotedPostId: string | null): string {
  return quotedPostId === null ? postDraftName : `quote:${quotedPostId}`;
}

/** Null when the stored value is no draft. */
export function parsePostDraft(kept: unknown): PostDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, language, isTextFromAi, poll } = kept as Record<string, unknown>;
  if (typeof content !== "string") return null;
  return {
    content,
    pictures: parseKeptPictures(kept),
    language: typeof language === "string" ? language : null,
    isTextFromAi: isTextFromAi === true,
    poll: parseDraftPoll(poll),
    ...readAudiences(kept),
    ...parseCoverDraft(kept),
    ...parseVersion(kept),
  };
}

/**
 * Appends text and pictures to the draft, unless it has them already; pictures while they fit, a
 * poll where none is written.
 */
export function applyPrefill(draft: PostDraft, prefill: Prefill): PostDraft {
  const given = prefill.content.trim();
  const isTextNew = given !== "" && !draft.content.includes(given);
  const others = prefill.pictures.filter(({ id, url }) =>
    !draft.pictures.some((known) => known.id === id || (url !== null && known.url === url))
  );
  const { taken } = takeFitting(draft.pictures, others, postLimits.pictures);
  const poll = isPollWritten(draft.poll) ? draft.poll : prefill.poll ?? draft.poll;
  if (!isTextNew && taken.length === 0 && poll === draft.poll) return draft;
  const joined = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${given}` : given;
  return {
    ...draft,
    content: isTextNew ? joined : draft.content,
    pictures: [...draft.pictures, ...taken],
    language: draft.language ?? prefill.language ?? null,
    isTextFromAi: draft.isTextFromAi || (isTextNew && prefill.isTextFromAi),
    poll,
    ...joinAudiences(draft, readAudiences(prefill)),
    ...(draft.coverWords === null && parseCoverDraft(prefill)),
    ...advanceVersion(draft),
  };
}

/** What was chosen in the draft, or else in what becomes part of it. */
function joinAudiences(draft: PostAudiences, other: PostAudiences): PostAudiences {
  const { commentsFrom, quotesFrom } = draft;
  return {
    commentsFrom: commentsFrom === "everyone" ? other.commentsFrom : commentsFrom,
    quotesFrom: quotesFrom === "everyone" ? other.quotesFrom : quotesFrom,
  };
}

/** Applies the member's change. Once the text was emptied, new text counts as the member's own. */
export function applyChange(draft: PostDraft, change: Partial<PostDraft>): PostDraft {
  const next = { ...draft, ...change, ...advanceVersion(draft) };
  return isBlank(next.content) ? { ...next, isTextFromAi: false } : next;
}

/** Whether the post would be labelled 'Made with AI' (ai.9). */
export function isMadeWithAi({ content, pictures, isTextFromAi }: PostDraft): boolean {
  return pictures.some(({ isFromAi }) => isFromAi) || (isTextFromAi && !isBlank(content));
}

/** Why a draft cannot be posted with its number of pictures, as a toast; null when it can. */
export function findDraftProblem(
  draft: PostDraft,
  pictureCount: number,
): { title: string; description: string } | null {
  if (isBlank(draft.content) && pictureCount === 0) {
    return {
      title: t`Content or Image required`,
      description: t`Please write something or attach an image before posting`,
    };
  }
  const over = countCodePoints(draft.content) - postLimits.contentLength;
  if (over > 0) {
    return {
      title: t`Post too long`,
      description: plural(over, {
        one: `Please shorten it by ${over} character`,
        other: `Please shorten it by ${over} characters`,
      }),
    };
  }
  return null;
}
