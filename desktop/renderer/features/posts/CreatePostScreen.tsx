import { t } from "@lingui/core/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { foreignImageText, getMediaUrl, parseMediaUrl } from "#shared/media/media-url.ts";
import { showText } from "../../lib/language/show-text.ts";
import { useSession } from "../../lib/session/session.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { toast } from "../../lib/announce/toast.ts";
import { newPicture } from "../media/chosen-pictures.ts";
import { takeAiResponse } from "../assistant/answer-hand-over.ts";
import { takeQuote } from "./quote-hand-over.ts";
import { localTexts, tabTexts } from "../../lib/storage/guarded-storage.ts";
import { Composer } from "./composer/Composer.tsx";
import type { Prefill } from "./composer/post-draft.ts";

interface Search {
  readonly content?: string;
  readonly image?: string;
  /** "true" when text and image come from the assistant (ai.9). */
  readonly ai?: string;
  /** Id of the post to quote, in the address, so that a reload finds its draft. */
  readonly quote?: string;
}

/**
 * /create-post. The address, a quoted post or the assistant's answer may fill the draft (posts.2).
 */
export function CreatePostScreen() {
  const search: Search = useSearch({ strict: false });
  return <NewPost key={search.quote} search={search} />;
}

function NewPost({ search }: { readonly search: Search }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [{ prefill, isImageForeign }] = useState(() => takePrefill(search));
  const [handedOver] = useState(() => takeQuote(tabTexts));
  useEffect(() => {
    if (isImageForeign) toast({ title: t`Error`, description: showText(foreignImageText), tone: "danger" });
  }, [isImageForeign]);
  if (!user) return null;
  const known = handedOver?.id === search.quote ? handedOver : null;
  return (
    <Composer
      member={user}
      prefill={prefill}
      quote={search.quote ? { id: search.quote, known } : null}
      onBack={() => void navigate({ to: "/" })}
      onQuoteRemoved={() => void navigate({ to: "/create-post", replace: true })}
    />
  );
}

/** Drops an image from elsewhere, which the server would refuse (media.1). */
function takePrefill({ content = "", image, ai }: Search): { prefill: Prefill; isImageForeign: boolean } {
  const answer = takeAiResponse(localTexts);
  const imageUrl = image || answer.imageUrl;
  const imageId = imageUrl ? parseMediaUrl(imageUrl, platform().publicAddress("/")) : null;
  return {
    prefill: {
      content: [content, answer.content].filter(Boolean).join("\n\n"),
      pictures: imageId
        ? [newPicture({
          url: getMediaUrl(imageId),
          isFromAi: image ? ai === "true" : answer.imageUrl !== "",
        })]
        : [],
      isTextFromAi: (ai === "true" && content !== "") || answer.content !== "",
    },
    isImageForeign: Boolean(imageUrl) && imageId === null,
  };
}
