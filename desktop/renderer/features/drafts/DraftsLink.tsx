import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button/Button.tsx";
import { newestDrafts } from "./copies/cached-drafts.ts";

/** Leads to the member's drafts, and says how many there are beside the one that is open. */
export function DraftsLink({ openId }: { readonly openId: string | null }) {
  const { data } = useQuery(newestDrafts);
  const count = data?.filter(({ id }) => id !== openId).length ?? 0;
  return (
    <Button asChild variant="quiet" className="px-4 text-quiet hover:text-ink max-sm:px-2">
      <Link to="/drafts">{count > 0 ? t`Drafts (${count})` : t`Drafts`}</Link>
    </Button>
  );
}
