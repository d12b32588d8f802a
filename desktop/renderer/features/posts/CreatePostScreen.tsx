import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSession } from "../../lib/session.ts";
import { Composer } from "./Composer.tsx";

/** Writing a post (A§2): text, an image, or both. `?content=` starts it. */
export function CreatePostScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { content } = useSearch({ strict: false }) as { content?: unknown };
  if (!user) return null;
  return (
    <Composer
      member={user}
      prefill={typeof content === "string" ? content : ""}
      onBack={() => void navigate({ to: "/" })}
    />
  );
}
