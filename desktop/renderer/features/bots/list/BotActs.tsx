import { Link } from "@tanstack/react-router";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatTime } from "../../../lib/text/format-dates.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { actText, nextTexts } from "./bot-texts.ts";

export function NextAct({ bot: { nextAct } }: { readonly bot: BotUser }) {
  return (
    <div className="text-meta">
      <h4 className="font-semibold text-ink">Next action</h4>
      <p className="mt-1">
        {nextAct
          ? (
            <>
              <span>{`${nextTexts[nextAct.kind]} at `}</span>
              <PointInTime at={nextAct.at} format={formatTime} />
            </>
          )
          : <span className="text-quiet">Nothing is planned for this hour.</span>}
      </p>
    </div>
  );
}

/** At most five acts, latest first; each links to its post if it has one. */
export function LastActs({ acts }: { readonly acts: BotUser["lastActs"] }) {
  return (
    <div className="text-meta">
      <h4 className="font-semibold text-ink">Recent actions</h4>
      {acts.length === 0 && <p className="mt-1 text-quiet">It has not done anything yet.</p>}
      <ul className="mt-1 space-y-1">
        {acts.map((act) => (
          <li key={`${act.kind} ${act.at}`} className="flex justify-between gap-4">
            <span className={`min-w-0 ${act.dropped === null ? "" : "text-quiet"}`}>
              {act.postId === null ? actText(act) : (
                <Link
                  to="/post/$postId"
                  params={{ postId: act.postId }}
                  className="text-ink underline decoration-hairline underline-offset-2 hover:decoration-current"
                >
                  {actText(act)}
                </Link>
              )}
            </span>
            <RelativeTime at={act.at} className="shrink-0 text-quiet" />
          </li>
        ))}
      </ul>
    </div>
  );
}
