import type { Draft, NewDraft } from "#shared/drafts/contract.ts";

/** A draft of the server as it is sent back with a change: what is left out would be emptied. */
export function bodyOfDraft(draft: Draft): NewDraft {
  const { content, images, language, quotedPostId, coverWords, coverTopics, madeWithAi, publishAt } = draft;
  return {
    content,
    images: images.map(({ url, alt }) => ({ url, alt })),
    language,
    quotedPostId,
    coverWords,
    coverTopics,
    madeWithAi,
    publishAt,
  };
}
