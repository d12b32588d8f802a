import { t } from "@lingui/core/macro";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { HelpLines } from "./HelpLines.tsx";
import { crisisSupport, useOwnSupport } from "./use-own-support.ts";

/** The member's help lines as a part of a conversation, in which they stay (moderation.11). */
export function StandingHelp() {
  const { message, resources } = useOwnSupport(crisisSupport);
  return (
    <section aria-label={t`Help lines`} className="mt-6 rounded-card border border-hairline bg-surface p-4">
      <div className="flex items-start gap-3">
        <HeartHandshake size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-dawn-ink" />
        <p className="min-w-0 flex-1 text-body text-ink">{message}</p>
      </div>
      <div className="mt-3 ps-8">
        <HelpLines resources={resources} />
        <p className="mt-3 text-meta text-quiet">{t`Only you see this.`}</p>
      </div>
    </section>
  );
}
