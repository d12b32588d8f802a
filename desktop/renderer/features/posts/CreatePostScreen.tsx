import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../lib/session.ts";
import { takeAiResponse } from "./ai-hand-over.ts";
import { Composer } from "./Composer.tsx";
import type { Prefill } from "./post-draft.ts";
import { takeQuote } from "./quote-hand-over.ts";

/** Writing a post (A§2): text, an image, or both. The address, a quoted post or an answer of the assistant may start it. */
export function CreatePostScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { content?: string; image?: string };
  const [prefill] = useState(() => takePrefill(search));
  if (!user) return null;
  return <Composer member={user} prefill={prefill} onBack={() => void navigate({ to: "/" })} />;
}

function takePrefill({ content = "", image = "" }: { content?: string; image?: string }): Prefill {
  const answer = takeAiResponse(localStorage);
  return {
    content: [content, answer.content].filter(Boolean).join("\n\n"),
    imageUrl: image || answer.imageUrl || null,
    quoted: takeQuote(sessionStorage),
  };
}
