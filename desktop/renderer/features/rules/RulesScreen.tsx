import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import type { HouseRule, HouseRules } from "#shared/rules/contract.ts";
import { getTransparency } from "#shared/cases/numbers-contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { formatDayOfTime } from "../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../../ui/class-names.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { BackLink } from "../../ui/layout/BackLink.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { useRules } from "./use-rules.ts";
import { call } from "../../lib/api/call.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";

/** /rules: what is welcome here, for everybody (rules.1). */
export function RulesScreen() {
  const { data, error, ...query } = useRules();
  const { user } = useSession();
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      <BackLink to="/" label={t`Back to Home`} />
      <h1 className="mt-6 text-section font-semibold">{t`House rules`}</h1>
      <p className="mt-6 border-s-2 border-dawn ps-5 text-lead text-pretty">
        {t`In short: come as you are, and be kind to the others who do. Whoever decides about a report names the rule and says why.`}
      </p>
      {query.isPending && <RulesSkeleton />}
      {error && !data && (
        <QueryFailure
          title={t`The rules could not be loaded`}
          query={{ ...query, error }}
        />
      )}
      {data && <Rules of={data} />}
      {data && <AboutReports />}
      {data?.changedAt && <Version of={data} at={data.changedAt} />}
      {user?.isAdmin && (
        <p className="mt-2 text-meta">
          <Link
            to="/community-settings"
            search={{ tab: "rules" }}
            className="inline-flex min-h-6 items-center text-brand hover:underline pointer-coarse:min-h-11"
          >
            {t`Edit the rules`}
          </Link>
        </p>
      )}
    </article>
  );
}

function RulesSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the rules`} className="mt-10 space-y-10">
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
    </div>
  );
}

function Rules({ of: { rules } }: { readonly of: HouseRules }) {
  const wanted = useLocation({ select: ({ hash }) => hash });
  return (
    <ol className="mt-10 space-y-6">
      {rules.map((rule, n) => (
        <Rule key={rule.key} rule={rule} number={n + 1} isWanted={rule.key === wanted} />
      ))}
    </ol>
  );
}

interface RuleProps {
  readonly rule: HouseRule;
  readonly number: number;
  /** The address names it, as decisions do: /rules#spam. */
  readonly isWanted: boolean;
}

function Rule({ rule: { key, title, words }, number, isWanted }: RuleProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The browser looked for it before the rules had come.
    if (isWanted) row.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <li
      ref={row}
      id={key}
      className={classNames(
        "-mx-3 flex scroll-mt-24 gap-4 rounded-card px-3 py-2",
        isWanted && "bg-brand-wash",
      )}
    >
      <span
        aria-hidden="true"
        className="tabular w-6 shrink-0 text-end text-title font-semibold text-quiet"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 {...getLangAndDir(title)} className="text-title font-semibold wrap-anywhere">{title}</h2>
        <p
          {...getLangAndDir(words)}
          className="mt-1.5 text-lead text-pretty whitespace-pre-line wrap-anywhere"
        >
          {words}
        </p>
      </div>
    </li>
  );
}

function AboutReports() {
  return (
    <section aria-labelledby="reports" className="mt-12 border-t border-hairline pt-8">
      <h2 id="reports" className="text-title font-semibold">{t`When something breaks a rule`}</h2>
      <ul className="mt-3 list-disc space-y-1.5 ps-6 text-lead text-pretty marker:text-dawn">
        <li>
          {t`Report it from its menu: a post, a comment, a message or a member. Say which rule it is about.`}
        </li>
        <li>
          <Trans>
            Without an account,{" "}
            <Link to="/report" className="text-brand underline underline-offset-4">report its address</Link>.
          </Trans>
        </li>
        <li>{t`Only moderators see who reported it. You can block and mute anyone at any time, too.`}</li>
        <li>{t`A moderator looks at every report, and you hear whether something was done.`}</li>
        <li>
          {t`What breaks a rule can get a stricter level, be covered or removed. Whoever wrote it reads why. Members can be warned, limited for a while, or suspended.`}
        </li>
        <li>
          {t`If you report that somebody may hurt themselves, they are offered help and are not punished.`}
        </li>
      </ul>
      <TransparencyLink />
    </section>
  );
}

function Version({ of: { version }, at }: { readonly of: HouseRules; readonly at: string }) {
  return (
    <p className="mt-10 text-meta text-quiet">
      <Trans>
        Version <span>{version}</span>, since <PointInTime at={at} format={formatDayOfTime} />
      </Trans>
    </p>
  );
}

/** Leads to the numbers of moderation, where an administrator publishes them (numbers.3). */
function TransparencyLink() {
  const { data } = useQuery({
    queryKey: caseKeys.transparency,
    queryFn: ({ signal }) => call(getTransparency, {}, { signal }),
  });
  if (!data?.isPublished) return null;
  return (
    <p className="mt-4 text-lead">
      <Link
        to="/transparency"
        className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {t`What was reported and decided, in numbers`}
      </Link>
    </p>
  );
}
