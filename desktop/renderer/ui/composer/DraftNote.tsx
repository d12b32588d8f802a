import { t } from "@lingui/core/macro";
import type { DraftNews } from "../../lib/drafts/use-sync-across-tabs.ts";
import { classNames } from "../class-names.ts";
import { Button } from "../button/Button.tsx";

interface DraftNoteProps {
  readonly news: DraftNews | null;
  /** Said when another tab has sent the draft. */
  readonly sentText: string;
  readonly className?: string;
}

/** Says what another tab did to the draft, and offers its text where both wrote (client.11). */
export function DraftNote({ news, sentText, className }: DraftNoteProps) {
  return (
    <div role="status" className={classNames("text-meta text-quiet empty:hidden", className)}>
      {news?.kind === "sent" && <p>{sentText}</p>}
      {news?.kind === "changed" && (
        <div className="flex flex-wrap items-center gap-x-2">
          <p>{t`This draft was also changed in another tab.`}</p>
          <Button variant="quiet" size="sm" onClick={news.showOther}>{t`Show the other text`}</Button>
        </div>
      )}
    </div>
  );
}
