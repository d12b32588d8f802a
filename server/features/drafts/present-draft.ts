import type { Draft } from "#shared/drafts/contract.ts";
import { presentPicture } from "../media/attached/attached-fragments.ts";
import type { DraftRow } from "./draft-queries.ts";

/** A draft as its author sees it; its pictures are theirs alone (media.5). */
export function presentDraft(row: DraftRow): Draft {
  return {
    id: row.id,
    content: row.content,
    language: row.language,
    images: (row.pictures ?? []).map((picture) => presentPicture(picture, (path) => path)),
    quotedPostId: row.quotedPostId,
    coverWords: row.coverWords,
    coverTopics: [...row.coverTopics],
    madeWithAi: row.madeWithAi,
    poll: row.poll,
    commentsFrom: row.commentsFrom,
    quotesFrom: row.quotesFrom,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
    moderationLevel: row.moderationLevel,
    problem: row.problem && row.problemAt ? { code: row.problem, at: row.problemAt.toISOString() } : null,
  };
}
