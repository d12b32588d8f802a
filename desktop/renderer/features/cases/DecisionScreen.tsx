import { t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { getStatement, getStatementByLink, type Statement } from "#shared/cases/statement-contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { linkTo } from "../../lib/navigation/link-to.ts";
import { getLoginAddress } from "../../lib/session/next-path.ts";
import { useSession } from "../../lib/session/session.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { BackLink } from "../../ui/layout/BackLink.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { forgetDecisionToken, readDecisionToken } from "./decision-token.ts";
import { StatementView } from "./statements/StatementView.tsx";
import { AppealForm } from "./appeals/AppealForm.tsx";
import { AppealState } from "./appeals/AppealState.tsx";
import { call } from "../../lib/api/call.ts";

/**
 * /decisions/{id}: why a decision was made, for the member whom it limits alone (reasons.1). With
 * the token of a mail it opens without a session.
 */
export function DecisionScreen() {
  const { decisionId } = useParams({ from: "/open/decisions/$decisionId" });
  return <Decision key={decisionId} decisionId={decisionId} />;
}

function Decision({ decisionId }: { readonly decisionId: string }) {
  const { user } = useSession();
  const client = useQueryClient();
  const token = useTokenOfTab(decisionId);
  const { data, error, ...query } = useStatement(decisionId, token, user !== null);
  const isAbsent = error instanceof ApiError && error.status === 404;
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      {user
        ? <BackLink to="/notifications" label={t`Back to Notifications`} />
        : <BackLink to="/" label={t`Back to Home`} />}
      {query.isPending && <StatementSkeleton />}
      {isAbsent && (
        <NothingHere decisionId={decisionId} hasToken={token !== null} isSignedIn={user !== null} />
      )}
      {error && !data && !isAbsent && (
        <QueryFailure title={t`The decision could not be loaded`} query={{ ...query, error }} />
      )}
      {data && (
        <StatementView statement={data.statement} readBy={{ user, hasToken: data.token !== null }}>
          <AppealSlot
            {...data}
            isTheirs={user === null || user.id === data.statement.member.id}
            onChange={(statement) =>
              client.setQueryData(caseKeys.statement(decisionId, token), { ...data, statement })}
          />
        </StatementView>
      )}
    </article>
  );
}

/** The token that the tab has, or had until it opened nothing: the page goes on saying so. */
function useTokenOfTab(decisionId: string): string | null {
  const kept = readDecisionToken(decisionId);
  const [last, setLast] = useState(kept);
  if (kept !== null && kept !== last) setLast(kept);
  return kept ?? last;
}

function StatementSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the decision`} className="mt-6 space-y-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}

interface NothingHereProps {
  readonly decisionId: string;
  readonly hasToken: boolean;
  readonly isSignedIn: boolean;
}

/** The same whether there is no such decision or it is about somebody else. */
function NothingHere({ decisionId, hasToken, isSignedIn }: NothingHereProps) {
  const home = isSignedIn
    ? <Link to="/notifications">{t`Go to Notifications`}</Link>
    : <Link {...linkTo(getLoginAddress(`/decisions/${decisionId}`))}>{t`Go to Login`}</Link>;
  return (
    <div className="pt-10">
      <h1 className="sr-only">{t`Decision`}</h1>
      <EmptyState
        title={hasToken ? t`This link doesn't work` : t`There is no decision for you here`}
        body={hasToken
          ? t`Links to decisions work for six months, and only when they are complete. Please open it from your email again.`
          : t`Only the member whom a decision concerns can read it.`}
        action={<Button asChild variant="secondary">{home}</Button>}
      />
    </div>
  );
}

interface AppealSlotProps extends OpenedStatement {
  /** False: a mailed link was opened in somebody else's session. */
  readonly isTheirs: boolean;
  /** The statement as an appeal changed it. */
  readonly onChange: (statement: Statement) => void;
}

/** Where the member contests the decision, and reads what came of it (appeals.1). */
function AppealSlot({ statement, token, isTheirs, onChange }: AppealSlotProps) {
  const [wasSent, setWasSent] = useState(false);
  const { appeal } = statement;
  if (appeal.state === "possible" && !isTheirs) {
    return (
      <p>{t`Only the member whom the decision concerns can contest it. Sign out to do so by this link.`}</p>
    );
  }
  if (appeal.state === "possible") {
    return (
      <AppealForm
        key={statement.id}
        statement={statement}
        token={token}
        onSent={(changed) => {
          setWasSent(true);
          onChange(changed);
        }}
      />
    );
  }
  if (appeal.state === "late") {
    return <p>{t`The six months in which it could be contested here are over.`}</p>;
  }
  return <AppealState appeal={appeal} takesFocus={wasSent} />;
}

/** A statement, and what it was opened with. */
interface OpenedStatement {
  readonly statement: Statement;
  /** The token of a mailed link; null: the session opened it. */
  readonly token: string | null;
}

/** A token that opens nothing is forgotten, and gives way to the session. */
function useStatement(id: string, token: string | null, isSignedIn: boolean) {
  return useQuery({
    queryKey: caseKeys.statement(id, token),
    queryFn: async ({ signal }): Promise<OpenedStatement> => {
      const bySession = async () => ({
        statement: await call(getStatement, { params: { id } }, { signal }),
        token: null,
      });
      if (token === null) return await bySession();
      try {
        return {
          statement: await call(getStatementByLink, { params: { id }, body: { token } }, { signal }),
          token,
        };
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        forgetDecisionToken(id);
        if (!isSignedIn) throw error;
        return await bySession();
      }
    },
  });
}
