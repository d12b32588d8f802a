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

/** Whether the server has exactly this already, by an attempt whose response never came. */
export function isBodyOf(draft: Draft, body: NewDraft): boolean {
  return JSON.stringify(fill(bodyOfDraft(draft))) === JSON.stringify(fill(body));
}

function fill({ content, images, language, quotedPostId, publishAt, ...rest }: NewDraft) {
  return [
    content?.trim() ?? "",
    images ?? [],
    language ?? null,
    quotedPostId ?? null,
    publishAt ?? null,
    rest.coverWords ?? null,
    rest.coverTopics ?? [],
    rest.madeWithAi ?? false,
  ];
}
