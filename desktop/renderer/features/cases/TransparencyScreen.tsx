import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/button/Button.tsx";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { BackLink } from "../../ui/layout/BackLink.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { NumbersReport, NumbersSkeleton } from "./numbers/NumbersReport.tsx";
import { useTransparency } from "./numbers/use-numbers.ts";

/** /transparency: the numbers of moderation for everybody, once they are published (numbers.3). */
export function TransparencyScreen() {
  const { data, error, ...query } = useTransparency();
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      <BackLink to="/" label={t`Back to Home`} />
      <h1 className="mt-6 text-section font-semibold">{t`Transparency`}</h1>
      {data?.isPublished !== false && (
        <p className="mt-6 border-s-2 border-dawn ps-5 text-lead text-pretty">
          {t`What was reported here, what people and machines decided, and how often an appeal was right. In numbers only: nobody is named.`}
        </p>
      )}
      <div className="mt-8">
        {query.isPending && <NumbersSkeleton />}
        {error && !data && (
          <QueryFailure title={t`The numbers could not be loaded`} query={{ ...query, error }} />
        )}
        {data?.isPublished && <NumbersReport numbers={data} isPublic />}
        {data?.isPublished === false && <NotPublished />}
      </div>
    </article>
  );
}

function NotPublished() {
  return (
    <EmptyState
      icon={<ChartColumn size={32} />}
      title={t`Not published`}
      body={t`This community doesn't publish numbers about its moderation.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/rules">{t`Read the rules`}</Link>
        </Button>
      }
    />
  );
}
