import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { characters } from "#shared/bots/characters.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { formatNumber, formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { countHoursADay, formatActsADay, formatHours, formatLocalHours } from "../working-hours-texts.ts";
import { actText, formatCost, getCharacterName, nextTexts, splitInterests } from "./bot-texts.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatTime } from "../../../lib/text/format-dates.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

/** Opens a dialog about a bot. */
export type OpenBotDialog = (kind: "post" | "answer" | "delete", bot: BotUser) => void;

interface BotDetailsProps {
  readonly bot: BotUser;
  readonly onEdit: (bot: BotUser) => void;
  readonly onDialog: OpenBotDialog;
}

/** A bot's facts, next and last acts and cost so far, and its actions. */
export function BotDetails({ bot, onEdit, onDialog }: BotDetailsProps) {
  return (
    <div className="space-y-4 px-4 pt-1 pb-5 sm:px-5 sm:ps-18">
      {bot.bio && <p {...getLangAndDir(bot.bio)} className="max-w-150 wrap-anywhere">{bot.bio}</p>}
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <Facts bot={bot} />
        <div className="space-y-4">
          <NextAct bot={bot} />
          <LastActs acts={bot.lastActs} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" data-control="edit" onClick={() => onEdit(bot)}>
          {t`Edit`}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDialog("post", bot)}>{t`Try a post`}</Button>
        <Button size="sm" variant="secondary" onClick={() => onDialog("answer", bot)}>
          {t`Try an answer`}
        </Button>
        <Button asChild size="sm" variant="quiet">
          <Link to="/$username" params={{ username: bot.username }}>{t`Profile`}</Link>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="text-danger!"
          onClick={() => onDialog("delete", bot)}
        >
          {t`Delete…`}
        </Button>
      </div>
    </div>
  );
}

function Facts({ bot }: { readonly bot: BotUser }) {
  const hours = countHoursADay(bot);
  const local = formatLocalHours(bot);
  const rates = [
    [t`Posts`, bot.postFrequency],
    [t`Comments`, bot.commentFrequency],
    [t`Likes`, bot.likeFrequency],
  ] as const;
  const utc = formatHours(bot);
  return (
    <dl className="space-y-2 text-meta">
      <Fact name={t`Email`}>{bot.userEmail}</Fact>
      <Fact name={t`Level`}>
        <LevelText level={bot.level} />
        <span>{", "}</span>
        <span className="tabular text-gold">{t`${{ xp: formatXp(bot.xp) }} XP`}</span>
      </Fact>
      <Fact name={t`Character`}>
        {`${getCharacterName(bot.character)}: ${showText(characters[bot.character])}`}
      </Fact>
      <Fact name={t`Interests`}>{joinWithCommas(splitInterests(bot.interests))}</Fact>
      <Fact name={t`Hours`}>
        {local ? t`${utc} UTC, ${local} by your clock` : t`${utc} UTC`}
      </Fact>
      {rates.map(([name, frequency]) => (
        <Fact key={name} name={name}>
          {frequency === 0 ? t({ message: "None", context: "count" }) : joinWithCommas(
            [t`${{ frequency: formatNumber(frequency) }} an hour`, formatActsADay(frequency, hours) ?? ""]
              .filter(Boolean),
          )}
        </Fact>
      ))}
      <Fact name={t`Messages`}>{bot.answeringDm ? t`Answers its followers` : t`Does not answer`}</Fact>
      <Fact name={t`Cost so far`}>{formatCost(bot)}</Fact>
      <Fact name={t`Dropped`}>
        {bot.droppedCount === 0 ? t`Nothing` : plural({ count: bot.droppedCount }, {
          one: "# text below its own level",
          other: "# texts below its own level",
        })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-22 shrink-0 text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function NextAct({ bot: { nextAct } }: { readonly bot: BotUser }) {
  const act = nextAct && nextTexts[nextAct.kind];
  return (
    <div className="text-meta">
      <h4 className="font-semibold text-ink">{t`Next action`}</h4>
      <p className="mt-1">
        {nextAct
          ? (
            <span key="act">
              <Trans>
                <span>{act}</span> at <PointInTime at={nextAct.at} format={formatTime} />
              </Trans>
            </span>
          )
          : <span key="none" className="text-quiet">{t`Nothing is planned for this hour.`}</span>}
      </p>
    </div>
  );
}

/** At most five acts, latest first; each links to its post if it has one. */
function LastActs({ acts }: { readonly acts: BotUser["lastActs"] }) {
  return (
    <div className="text-meta">
      <h4 className="font-semibold text-ink">{t`Recent actions`}</h4>
      {acts.length === 0 && <p className="mt-1 text-quiet">{t`It has not done anything yet.`}</p>}
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
