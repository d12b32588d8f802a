import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { CaseDetail, CaseKind, DeskMember } from "#shared/cases/case-shapes.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { describeDecision } from "../case-words.ts";
import { CaseMember } from "./CaseMember.tsx";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface AuthorHistoryProps {
  readonly author: DeskMember;
  readonly kind: CaseKind;
  readonly history: CaseDetail["history"];
}

/** Shows the age of the author's account, and earlier cases and decisions. */
export function AuthorHistory({ author, kind, history }: AuthorHistoryProps) {
  const { joinedAt, postsCount, cases, decisions, isSuspended, isLimited } = history;
  const standing = joinWithCommas([
    plural(postsCount, { one: "# post", other: "# posts" }),
    cases === 0 ? t`no other case` : plural(cases, { one: "# other case", other: "# other cases" }),
    ...(isSuspended ? [t({ message: "suspended", comment: "Of a member" })] : []),
    ...(isLimited ? [t({ message: "limited", comment: "Of a member" })] : []),
  ]);
  return (
    <Card as="section" aria-labelledby="case-author" className="space-y-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="case-author" className="font-semibold">
          {kind === "member" ? t`The member` : t`The author`}
        </h3>
        <CaseMember member={author} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-meta text-quiet">
        <span>{`${standing}.`}</span>
        {joinedAt && (
          <span>
            <Trans>
              Joined <RelativeTime at={joinedAt} isAge />
            </Trans>
          </span>
        )}
      </p>
      {decisions.length > 0 && (
        <ul aria-label={t`Earlier decisions`} className="space-y-1 text-meta">
          {decisions.map((one) => (
            <li key={one.id} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{describeDecision(one)}</span>
              <RelativeTime at={one.decidedAt} className="text-quiet" />
              <span className="min-w-0 text-quiet wrap-anywhere">{one.reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
