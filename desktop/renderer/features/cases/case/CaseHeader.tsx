import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { Link } from "@tanstack/react-router";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { linkTo } from "../../../lib/navigation/link-to.ts";
import { formatTime } from "../../../lib/text/format-dates.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { getModerationMark } from "../../moderation/level-words.ts";
import { useHouseRules } from "../decide/use-rules.ts";
import type { CaseWork } from "./use-case-work.ts";
import { findWhyClosedByItself, kindNames, listCaseReasons } from "../case-words.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface CaseHeaderProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly detail: CaseDetail;
  readonly work: CaseWork;
}

/** Shows the subject of a case, how that stands now, and who works on it. */
export function CaseHeader({ headingRef, detail, work }: CaseHeaderProps) {
  const rules = useHouseRules();
  return (
    <Card as="section" aria-labelledby="case-heading" className="space-y-3 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 ref={headingRef} id="case-heading" tabIndex={-1} className="text-lead font-semibold outline-none">
          {headingOf(detail, rules)}
        </h2>
        {detail.isUrgent && <span className="text-meta font-medium text-danger">{t`Urgent`}</span>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-quiet">
        <span>
          <Trans>
            Opened <RelativeTime at={detail.openedAt} />
          </Trans>
        </span>
        {stateTexts(detail).map((text) => <span key={text}>{text}</span>)}
        {detail.current.path && (
          <Link
            {...linkTo(detail.current.path)}
            className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
          >
            {(detail.appealed?.about ?? detail.subject.kind) === "member"
              ? t`Open profile`
              : t`See it in context`}
          </Link>
        )}
      </p>
      <ClaimLine detail={detail} work={work} />
    </Card>
  );
}

function ClaimLine({ detail, work }: Omit<CaseHeaderProps, "headingRef">) {
  const { claim, closedAt } = detail;
  const { standing, isClaiming: isBusy, hold, giveBack } = work;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-meta" data-standing={standing}>
      {standing === "mine" && claim && (
        <span>
          <Trans>
            You hold it until <PointInTime at={claim.until} format={formatTime} />
          </Trans>
        </span>
      )}
      {standing === "elsewhere" && claim && (
        <span className="text-quiet">
          <Trans>
            <MemberName name={claim.by.displayName} /> is on it until{" "}
            <PointInTime at={claim.until} format={formatTime} />
          </Trans>
        </span>
      )}
      {standing === "refused" && (
        <span className="text-quiet">
          {detail.appealed
            ? t`Somebody else answers this one: you decided or reported what it is about, or it needs an administrator.`
            : t`Somebody else decides this one: it is about you, you reported it, or it needs an administrator.`}
        </span>
      )}
      {standing === "closed" && closedAt && (
        <Closed at={closedAt} why={findWhyClosedByItself(detail, detail.current.exists)} />
      )}
      {standing === "free" && (
        <Button size="sm" isLoading={isBusy} onClick={hold}>
          {t({ message: "Claim", context: "verb" })}
        </Button>
      )}
      {standing === "mine" && (
        <>
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={giveBack}>
            {t`Release case`}
          </Button>
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={hold}>{t`Extend claim`}</Button>
        </>
      )}
    </div>
  );
}

interface ClosedProps {
  readonly at: string;
  readonly why: ReturnType<typeof findWhyClosedByItself>;
}

function Closed({ at, why }: ClosedProps) {
  switch (why) {
    case "judged":
      return (
        <span key="judged" className="text-quiet">
          <Trans>
            Closed <RelativeTime at={at} /> automatically: a service has judged it since
          </Trans>
        </span>
      );
    case "gone":
      return (
        <span key="gone" className="text-quiet">
          <Trans>
            Closed <RelativeTime at={at} /> automatically: it is gone
          </Trans>
        </span>
      );
    default:
      return (
        <span className="text-quiet">
          <Trans>
            Closed <RelativeTime at={at} />
          </Trans>
        </span>
      );
  }
}

function headingOf(detail: CaseDetail, rules: readonly HouseRule[]): string {
  const kind = kindNames[detail.subject.kind];
  // A wave is its own reason.
  const why = detail.subject.kind === "wave" ? "" : joinWithCommas(listCaseReasons(detail, rules));
  return why ? `${kind}: ${why}` : kind;
}

function stateTexts({ current, subject, appealed, hasPictures }: CaseDetail): string[] {
  if ((appealed?.about ?? subject.kind) === "wave") return [];
  return [
    ...(current.exists ? [] : [t`Already deleted`]),
    ...(current.isRemoved ? [t`Removed`] : []),
    ...(current.isCovered ? [t`Covered`] : []),
    ...(current.level ? [getModerationMark(current.level).label] : []),
    ...(hasPictures ? [t`With pictures`] : []),
  ];
}
