import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { formatOwnFinding } from "#shared/bots/format-finding.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { linkTo } from "../../../lib/navigation/link-to.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import {
  describeDecider,
  describeDuration,
  describeOrigin,
  endWord,
  getStatementTitle,
  measureLines,
} from "./statement-words.ts";

interface StatementViewProps {
  readonly statement: Statement;
  /** Who is signed in, and so can open what the decision is about, and whether a link opened it. */
  readonly readBy: {
    readonly user: { readonly id: string; readonly username: string } | null;
    readonly hasToken: boolean;
  };
  /** How to contest it. */
  readonly children: Elements;
}

/** A statement of reasons (reasons.1). */
export function StatementView({ statement, readBy, children }: StatementViewProps) {
  const { state } = statement.appeal;
  const title = state === "possible" || state === "late" ? t`If you think this is a mistake` : t`Your appeal`;
  return (
    <>
      <h1 className="mt-6 text-heading font-semibold text-balance">{getStatementTitle(statement)}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-meta text-quiet">
        <span>{t({ message: "Decided", comment: "A date and a time follow" })}</span>
        <PointInTime at={statement.decidedAt} format={formatMediumDateTime} />
        <EndMark statement={statement} />
      </p>
      {readBy.hasToken && <Concerned member={statement.member} user={readBy.user} />}
      <Excerpt subject={statement.subject} canOpen={readBy.user !== null} />
      <ul className="mt-6 space-y-1.5 text-lead text-pretty">
        {measureLines(statement).map((line) => <li key={line}>{line}</li>)}
      </ul>
      <StatementFacts statement={statement} />
      <section aria-labelledby="contest" className="mt-10">
        <h2 id="contest" className="text-title font-semibold">{title}</h2>
        <div className="mt-3">{children}</div>
        {state !== "granted" && <OtherWays contactEmail={statement.contactEmail} />}
      </section>
    </>
  );
}

/** Names the account that the page speaks of: whoever has a mailed link can open it. */
function Concerned(
  { member, user }: Pick<Statement, "member"> & Pick<StatementViewProps["readBy"], "user">,
) {
  const isOthers = user !== null && user.id !== member.id;
  const { username } = member;
  return (
    <p data-concerned className="mt-3 text-pretty wrap-anywhere">
      {isOthers
        ? t`This is about the account @${username}. You are signed in as @${{ reader: user.username }}.`
        : t`This is about your account @${username}.`}
    </p>
  );
}

function EndMark({ statement }: Pick<StatementViewProps, "statement">) {
  const word = useAtEachTick((now) => endWord(statement, now));
  if (word === null) return null;
  return <span className="rounded-full border border-hairline px-2 py-0.5 font-medium text-ink">{word}</span>;
}

function Excerpt(
  { subject: { kind, excerpt, path }, canOpen }:
    & { readonly canOpen: boolean }
    & Pick<Statement, "subject">,
) {
  if (excerpt === null) return null;
  return (
    <Card as="section" aria-label={t`What it is about`} className="mt-6 px-5 py-4">
      <blockquote {...getLangAndDir(excerpt)} className="line-clamp-4 wrap-anywhere">{excerpt}</blockquote>
      {canOpen && path !== null && (
        <Link
          {...linkTo(path)}
          className="-mb-1 inline-flex min-h-8 items-center font-medium text-brand hover:underline pointer-coarse:min-h-11"
        >
          {kind === "comment" ? t`Open comment` : t`Open post`}
        </Link>
      )}
    </Card>
  );
}

function OtherWays({ contactEmail }: Pick<Statement, "contactEmail">) {
  return (
    <p className="mt-6 border-t border-hairline pt-4 text-meta text-pretty text-quiet">
      <Trans>
        You can also write to{" "}
        <a href={`mailto:${contactEmail}`} className="text-brand underline underline-offset-4 wrap-anywhere">
          {contactEmail}
        </a>, turn to an out-of-court dispute settlement body, or go to court.
      </Trans>
    </p>
  );
}

/** By which rule and why, what led to it, who decided, and how long it lasts. */
function StatementFacts({ statement }: { readonly statement: Statement }) {
  const { rule, reason, subject } = statement;
  const origin = describeOrigin(statement);
  return (
    <dl className="mt-8 divide-y divide-hairline border-y border-hairline">
      <Fact name={t`Rule`}>
        <Link
          to="/rules"
          hash={rule.key}
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
        >
          <span {...getLangAndDir(rule.title)}>{rule.title}</span>
        </Link>
      </Fact>
      {reason !== null && (
        <Fact name={t`Reason`}>
          <p {...getLangAndDir(reason)} className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </Fact>
      )}
      {origin !== null && (
        <Fact name={t`What led to it`}>
          <p>{origin}</p>
        </Fact>
      )}
      {statement.finding && (
        <Fact name={t`What was found`}>
          <FoundByProgram finding={statement.finding} />
        </Fact>
      )}
      <Fact name={t`Who decided`}>
        <p>{describeDecider(statement)}</p>
      </Fact>
      <Duration statement={statement} />
      {subject.kind === "message" && (
        <Fact name={t`About messages`}>
          <p>{t`Messages are private, so this page repeats nothing of what was written.`}</p>
        </Fact>
      )}
    </dl>
  );
}

function Duration({ statement }: { readonly statement: Statement }) {
  const words = describeDuration(statement);
  if (words === null) return null;
  return (
    <Fact name={t`How long`}>
      {statement.until === null ? <p key="words">{words}</p> : (
        <p key="until">
          <Trans>
            Until <PointInTime at={statement.until} format={formatMediumDateTime} />
          </Trans>
        </p>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: Elements }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-meta text-quiet sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 text-pretty">{children}</dd>
    </div>
  );
}

/** Why a program took the account for a machine, and since when (bots.5). */
function FoundByProgram({ finding }: { readonly finding: NonNullable<Statement["finding"]> }) {
  return (
    <div>
      <p>{t`The account acts like a machine:`}</p>
      <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-quiet">
        {finding.findings.map((one) => (
          <li key={one.reason}>
            <span>{showText(formatOwnFinding(one))}</span>
            {one.reason === "repetition" && (
              <q {...getLangAndDir(one.text)} className="block text-quiet wrap-anywhere">{one.text}</q>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-meta text-quiet">
        <Trans>
          A program found it. It counts what is done, and reads no messages. Since{" "}
          <PointInTime at={finding.foundAt} format={formatMediumDateTime} />
        </Trans>
      </p>
    </div>
  );
}
