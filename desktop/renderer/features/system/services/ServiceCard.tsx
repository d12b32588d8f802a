import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type {
  Service,
  ServiceFact,
  ServiceName,
  ServicePart,
  ServiceProblem,
} from "#shared/system/services-contract.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { CircleCheck } from "../../../ui/icons/circle-check.ts";
import { CircleX } from "../../../ui/icons/circle-x.ts";
import type { IconComponent } from "../../../ui/icons/icon.ts";
import { Minus } from "../../../ui/icons/minus.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { UseMeter } from "../UseMeter.tsx";
import { formatDateTime } from "../../../lib/text/format-counts-and-times.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";

const serviceTitles: Readonly<Record<ServiceName, string>> = {
  ai: t`AI`,
  payments: t`Payments`,
  mail: t`Mail`,
  media_hash: t`Known images of abuse`,
  storage: t`Storage`,
  backup: t`Backups`,
  replicas: t`Replicas`,
  bus: t`Live updates`,
  jobs: t`Jobs`,
  help_lines: t`Help lines`,
};

const names = new Intl.ListFormat(pageLanguage);

/** All services in one sentence or two: what needs somebody, what may soon. */
export function summarizeServices(services: readonly Pick<Service, "name" | "state">[]): string {
  const named = (state: Service["state"]) =>
    services.filter((service) => service.state === state).map(({ name }) => serviceTitles[name]);
  const [urgent, soon] = [named("fix"), named("warn")];
  if (urgent.length + soon.length === 0) return t`Everything that is set up works.`;
  const urgentCount = urgent.length;
  const [urgentNames, soonNames] = [names.format(urgent), names.format(soon)];
  return [
    urgentCount > 0 && plural(urgentCount, {
      one: `${urgentNames} needs attention now.`,
      other: `${urgentNames} need attention now.`,
    }),
    soon.length > 0 && t`Check ${soonNames} soon.`,
  ].filter(Boolean).join(" ");
}

interface Mark {
  readonly icon: IconComponent;
  readonly word: string;
  readonly colour: string;
}

const marks: Readonly<Record<Service["state"], Mark>> = {
  ok: { icon: CircleCheck, word: t`Working`, colour: "text-success" },
  warn: { icon: CircleAlert, word: t`Check soon`, colour: "text-dawn-ink" },
  fix: { icon: CircleX, word: t`Needs attention`, colour: "text-danger" },
  off: { icon: Minus, word: t`Not set up`, colour: "text-quiet" },
};

/** A service: its state, what is wrong, and what is known of it. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { name, state, says, problems, facts, uses, parts } = service;
  const { icon: Icon, word, colour } = marks[state];
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="px-5 py-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lead font-semibold">{serviceTitles[name]}</h2>
        <p className={`flex shrink-0 items-center gap-1.5 text-meta font-semibold ${colour}`}>
          <Icon size={18} aria-hidden="true" />
          <span>{word}</span>
        </p>
      </div>
      <p className="mt-0.5 text-quiet wrap-anywhere">{says}</p>
      <ServiceProblems problems={problems} />
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-6 border-t border-hairline pt-2 text-meta sm:grid-cols-2">
          {facts.map((fact) => <Fact key={fact.label} fact={fact} />)}
        </dl>
      )}
      {uses.length > 0 && (
        <ul className="mt-3 grid gap-x-6 gap-y-3 border-t border-hairline pt-3 text-meta sm:grid-cols-2">
          {uses.map((use) => (
            <li key={use.label}>
              <UseMeter {...use} />
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && <ServiceParts parts={parts} />}
    </Card>
  );
}

/** As much as half a card's width holds. */
const mostInHalf = 34;

function Fact({ fact: { label, text, at } }: { readonly fact: ServiceFact }) {
  const isLong = label.length + (text?.length ?? 0) > mostInHalf;
  return (
    <div className={`flex min-w-0 justify-between gap-4 py-1 ${isLong ? "sm:col-span-2" : ""}`}>
      <dt className="shrink-0 text-quiet">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">
        {text !== null && <span className="block">{text}</span>}
        {at !== null && <RelativeTime at={at} className={text === null ? undefined : "text-quiet"} />}
        {text === null && at === null && <span className="text-quiet">{t`Never`}</span>}
      </dd>
    </div>
  );
}

/** Says what is wrong, since when, and what to do, urgent things first. */
function ServiceProblems({ problems }: { readonly problems: readonly ServiceProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {problems.map((problem) => <Problem key={problem.says} problem={problem} />)}
    </ul>
  );
}

function Problem({ problem: { says, since, todo, page, isUrgent } }: { readonly problem: ServiceProblem }) {
  return (
    <li className={`rounded-control px-4 py-3 ${isUrgent ? "bg-danger-wash" : "bg-wash"}`}>
      <p className="font-medium wrap-anywhere">{says}</p>
      {since !== null && (
        <p className="text-meta">
          <Trans comment="A time, and how long ago that is.">
            Since <PointInTime at={since} format={formatDateTime} /> (<RelativeTime at={since} isAge />)
          </Trans>
        </p>
      )}
      <p className="mt-1.5 text-meta wrap-anywhere">
        <span className="font-semibold">{t`What to do:`}</span> <WithCode text={todo} />
      </p>
      <p className="mt-0.5 text-meta wrap-anywhere">
        <Trans comment="The path of a page for operators.">
          See <code>{page}</code>
        </Trans>
      </p>
    </li>
  );
}

/** A text whose parts in backticks are commands. */
function WithCode({ text }: { readonly text: string }) {
  return text.split("`").map((part, at) =>
    at % 2 === 1 ? <code key={at}>{part}</code> : <span key={at}>{part}</span>
  );
}

/** The models, those that this server lacks included. */
function ServiceParts({ parts }: { readonly parts: readonly ServicePart[] }) {
  const available = parts.filter(({ upstream }) => upstream !== null).length;
  return (
    <details className="mt-3 border-t border-hairline pt-2 text-meta">
      <summary className="min-h-6 cursor-pointer font-medium text-brand pointer-coarse:min-h-11 pointer-coarse:leading-11">
        {t`Models: ${available} of ${{ total: parts.length }} are available here`}
      </summary>
      <ul className="mt-1 divide-y divide-hairline">
        {parts.map((part) => <Part key={part.name} part={part} />)}
      </ul>
    </details>
  );
}

function Part(
  { part: { name, upstream, answeredAt, failedAt, failure, isFailing } }: { readonly part: ServicePart },
) {
  if (upstream === null) {
    return (
      <li className="flex flex-wrap justify-between gap-x-4 py-2 text-quiet">
        <span>{name}</span>
        <span>{t`Not available here`}</span>
      </li>
    );
  }
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="font-mono text-quiet wrap-anywhere">{upstream}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet">
        {answeredAt === null ? <span>{t`No answer yet`}</span> : (
          <span key="answered">
            <Trans comment="How long ago it was.">
              <span>Last answer</span> <RelativeTime at={answeredAt} />
            </Trans>
          </span>
        )}
        {failedAt !== null && (
          <span className={isFailing ? "text-danger" : undefined}>
            <span>{t`The service ${{ failure: failure ?? "" }}`}</span> <RelativeTime at={failedAt} />
          </span>
        )}
      </p>
    </li>
  );
}
