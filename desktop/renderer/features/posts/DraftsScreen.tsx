import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { DraftsPage } from "../drafts/DraftsPage.tsx";
import { localDrafts } from "./composer/local-drafts.ts";

/** /drafts */
export function DraftsScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <DraftsPage
      memberId={user.id}
      drafts={localDrafts}
      onOpen={({ quotedPostId }) =>
        void navigate({ to: "/create-post", search: quotedPostId ? { quote: quotedPostId } : {} })}
    />
  );
}
