import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { handOverAiResponse } from "../answer-hand-over.ts";
import {
  discardUnfinishedPost,
  readUnfinishedPost,
  removeUnfinishedPicture,
  type UnfinishedPost,
} from "../../../entities/posts/unfinished-post.ts";
import { useSession } from "../../../lib/session/session.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { SquarePen } from "../../../ui/icons/square-pen.ts";

const loadDialog = () => import("./JoinDraftDialog.tsx");

/**
 * Opens the composer with the answer as plain text: in the address, or through storage when it is
 * too long for one (ai.4). Asks first when a post is unfinished, which the answer would join.
 */
export function PostButton({ message }: { readonly message: AiMessage }) {
  const { imageUrl } = message;
  const { user } = useSession();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<UnfinishedPost | null>(null);
  const content = stripMarkdown(message.content);
  const open = () => {
    setDraft(null);
    const address = createPostAddress(content, imageUrl);
    if (address.isTooLong) handOverAiResponse(localTexts, { content, imageUrl: imageUrl ?? "" });
    void navigate({ to: "/create-post", search: address.isTooLong ? {} : address.search });
  };
  const openUnlessUnfinished = async () => {
    const unfinished = user && await readUnfinishedPost(user.id);
    // It has joined before.
    const isIn = unfinished && content !== "" && unfinished.content.includes(content) && !imageUrl;
    if (unfinished && !isIn) setDraft(unfinished);
    else open();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<SquarePen size={16} aria-hidden="true" />}
        onClick={() => void openUnlessUnfinished()}
      >
        Post
      </Button>
      {draft && user && (
        <LazyOverlay load={loadDialog} onClose={() => setDraft(null)}>
          {({ JoinDraftDialog }) => (
            <JoinDraftDialog
              draft={draft}
              isPicture={imageUrl !== null}
              onJoin={() => void (imageUrl ? removeUnfinishedPicture(user.id) : Promise.resolve()).then(open)}
              onReplace={() => void discardUnfinishedPost(user.id, draft).then(open)}
              onClose={() => setDraft(null)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}

/** The most encoded characters that every browser and proxy accepts in an address. */
const maxAddressLength = 1_800;

interface PostAddress {
  /** The query of /create-post. */
  readonly search: { readonly content?: string; readonly image?: string; readonly ai?: string };
  /** True when it is too long for an address and goes through storage. */
  readonly isTooLong: boolean;
}

/** Returns the composer's address for an answer. */
export function createPostAddress(content: string, imageUrl: string | null): PostAddress {
  // Makes the composer label the text, unlike a text that another site's link fills in (ai.9).
  const search = { ...content && { content }, ...imageUrl && { image: imageUrl }, ai: "true" };
  return { search, isTooLong: new URLSearchParams(search).toString().length > maxAddressLength };
}
