import { Link } from "@tanstack/react-router";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { FoundByProgram } from "./FoundByProgram.tsx";
import { deciderLine, durationLine, originLine } from "./statement-words.ts";

/** By which rule and why, what led to it, who decided, and how long it lasts. */
export function StatementFacts({ statement }: { readonly statement: Statement }) {
  const { rule, reason, subject } = statement;
  const origin = originLine(statement);
  return (
    <dl className="mt-8 divide-y divide-hairline border-y border-hairline">
      <Fact name="Rule">
        <Link
          to="/rules"
          hash={rule.key}
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
        >
          <span {...langAndDir(rule.title)}>{rule.title}</span>
        </Link>
      </Fact>
      {reason !== null && (
        <Fact name="Reason">
          <p {...langAndDir(reason)} className="whitespace-pre-line wrap-anywhere">{reason}</p>
        </Fact>
      )}
      {origin !== null && (
        <Fact name="What led to it">
          <p>{origin}</p>
        </Fact>
      )}
      {statement.finding && (
        <Fact name="What was found">
          <FoundByProgram finding={statement.finding} />
        </Fact>
      )}
      <Fact name="Who decided">
        <p>{deciderLine(statement)}</p>
      </Fact>
      <Duration statement={statement} />
      {subject.kind === "message" && (
        <Fact name="About messages">
          <p>Messages are private, so this page repeats nothing of what was written.</p>
        </Fact>
      )}
    </dl>
  );
}

function Duration({ statement }: { readonly statement: Statement }) {
  const words = durationLine(statement);
  if (words === null) return null;
  return (
    <Fact name="How long">
      {statement.until === null ? <p>{words}</p> : (
        <p>
          <span>Until</span> <PointInTime at={statement.until} format={formatMediumDateTime} />
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
