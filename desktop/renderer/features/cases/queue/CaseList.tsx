import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { isolateName } from "#shared/isolate-name.ts";
import type { CaseKind, CaseRow } from "#shared/cases/case-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { HeartHandshake } from "../../../ui/icons/heart-handshake.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ChooseSeveral } from "../together/ChooseSeveral.tsx";
import { describeEnd, kindNames, listReasons } from "../case-words.ts";
import type { useCases } from "./use-cases.ts";
import { createModerationSearch, type ModerationAddress } from "./use-moderation-address.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { useSession } from "../../../lib/session/session.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { classNames } from "../../../ui/class-names.ts";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { Image } from "../../../ui/icons/image.ts";
import { type CaseStanding, getCaseStanding } from "./case-standing.ts";
import { choose, useChosenCases } from "../together/use-together.ts";

interface CaseListProps {
  readonly list: ReturnType<typeof useCases>;
  readonly address: ModerationAddress;
  readonly onShowAll: () => void;
}

/** The cases of one state; an empty queue thanks (cases.7). */
export function CaseList({ list, address, onShowAll }: CaseListProps) {
  if (list.isPending) return <CaseSkeletons />;
  if (!list.data) return <QueryFailure title={t`The cases could not be loaded`} query={list} />;
  if (list.data.length === 0) return <NoCases address={address} onShowAll={onShowAll} />;
  return (
    <>
      {address.state !== "closed" && <ChooseSeveral key={address.state} />}
      <ul aria-label={t`Cases`} className="space-y-0.5">
        <GuardedRows rows={list.data}>
          {(row: CaseRow) => <CaseListItem row={row} address={address} />}
        </GuardedRows>
      </ul>
      {list.hasNextPage
        ? <MoreButton query={list} label={t`Load more cases`} size="sm" />
        : <p className="py-3 text-center text-meta text-quiet">{t`That's everything.`}</p>}
    </>
  );
}

const noCasesOf: Readonly<Record<CaseKind, string>> = {
  post: t`No cases of the kind 'Post'`,
  comment: t`No cases of the kind 'Comment'`,
  message: t`No cases of the kind 'Message'`,
  member: t`No cases of the kind 'Member'`,
  picture: t`No cases of the kind 'Picture'`,
  wave: t`No cases of the kind 'Spam wave'`,
  appeal: t`No cases of the kind 'Appeal'`,
};

function NoCases({ address: { state, kind }, onShowAll }: Omit<CaseListProps, "list">) {
  if (kind) {
    return (
      <EmptyState
        title={noCasesOf[kind]}
        action={<Button variant="secondary" onClick={onShowAll}>{t`Show all kinds`}</Button>}
      />
    );
  }
  if (state === "mine") return <EmptyState title={t`You hold no case`} body={t`Open one and claim it.`} />;
  if (state === "closed") return <EmptyState title={t`No case is closed yet`} />;
  return (
    <EmptyState
      icon={<HeartHandshake size={32} />}
      title={t`Nothing waits. Thank you.`}
      body={t`Every report has been looked at. People are safer here because you are.`}
    />
  );
}

function CaseSkeletons() {
  return (
    <div role="status" className="space-y-0.5">
      <span className="sr-only">{t`Loading the cases`}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="space-y-2 px-3 py-2.5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}

interface CaseListItemProps {
  readonly row: CaseRow;
  readonly address: ModerationAddress;
}

/** A case of the list. One that somebody else works on is grey, and says who (cases.3). */
function CaseListItem({ row, address }: CaseListItemProps) {
  const { user } = useSession();
  const standing = useAtEachTick((now) => getCaseStanding(row, user?.id, now));
  const isOpen = address.caseId === row.id;
  const isElsewhere = standing === "elsewhere";
  return (
    <li className="flex">
      <ChooseCase row={row} standing={standing} />
      <Link
        to="/moderation"
        search={createModerationSearch({ ...address, caseId: row.id })}
        data-case={row.id}
        data-standing={standing}
        aria-current={isOpen || undefined}
        className={classNames(
          "block min-w-0 flex-1 scroll-my-2 rounded-control px-3 py-2.5 no-underline transition-colors focus-visible:-outline-offset-2",
          isOpen ? "bg-brand-wash" : isElsewhere ? "bg-wash" : "hover:bg-wash",
          isElsewhere ? "text-quiet" : "text-ink",
        )}
      >
        <span className="flex items-center gap-1.5 text-meta text-quiet">
          {row.isUrgent && (
            <span className="inline-flex shrink-0 text-danger" data-tooltip={t`Urgent`}>
              <CircleAlert size={14} aria-hidden="true" />
              <span className="sr-only">{t`Urgent`}</span>
            </span>
          )}
          <span className="min-w-0 font-medium wrap-break-word">{whyText(row)}</span>
          <RelativeTime at={row.closedAt ?? row.openedAt} className="ms-auto shrink-0 text-xs" />
        </span>
        <span className="mt-0.5 flex items-start gap-1.5">
          <span {...getLangAndDir(row.excerpt)} className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
            {row.excerpt || t`No text`}
          </span>
          {row.hasPictures && (
            <span className="mt-0.5 shrink-0 text-quiet">
              <Image size={16} aria-hidden="true" />
              <span className="sr-only">{t`With pictures`}</span>
            </span>
          )}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-meta text-quiet">
          {row.author && <MemberName name={row.author.displayName} className="truncate" />}
          {row.author && <MemberMarks member={row.author} />}
          <Standing row={row} standing={standing} />
        </span>
      </Link>
    </li>
  );
}

interface CaseListRowProps {
  readonly row: CaseRow;
  readonly standing: CaseStanding;
}

function Standing({ row, standing }: CaseListRowProps) {
  const words = describeStanding(row, standing);
  return words && (
    <span
      key={standing}
      className={classNames("ms-auto shrink-0", standing === "mine" && "font-medium text-brand")}
    >
      {words}
    </span>
  );
}

function describeStanding(row: CaseRow, standing: CaseStanding): string | null {
  const { count, claim } = row;
  if (standing === "elsewhere" && claim) return t`${{ name: isolateName(claim.by.displayName) }} is on it`;
  if (standing === "mine") return t({ message: "Yours", comment: "A case that the moderator holds" });
  if (standing === "refused") return t`For another moderator`;
  return (standing === "closed" && describeEnd(row)) ||
    (count > 1 ? plural(count, { one: `${count} report`, other: `${count} reports` }) : null);
}

function whyText(row: CaseRow): string {
  const [first, ...others] = listReasons(row);
  if (row.subject.kind === "wave" || first === undefined) return kindNames[row.subject.kind];
  const why = others.length > 0
    ? plural({ count: others.length }, { one: `${first} and # more`, other: `${first} and # more` })
    : first;
  return `${kindNames[row.subject.kind]} · ${why}`;
}

/** The box of a case in the list, while several are chosen. An appeal is answered separately. */
function ChooseCase({ row, standing }: CaseListRowProps) {
  const { isChoosing, ids } = useChosenCases();
  if (!isChoosing) return null;
  const { excerpt } = row;
  const canChoose = row.subject.kind !== "appeal" && (standing === "free" || standing === "mine");
  return (
    <label className="flex shrink-0 cursor-pointer items-start px-1.5 pt-3 pointer-coarse:px-3">
      <input
        type="checkbox"
        aria-label={excerpt ? t`Select: ${excerpt}` : t`Select: no text`}
        disabled={!canChoose}
        checked={canChoose && ids.has(row.id)}
        onChange={({ target }) => choose(row.id, target.checked)}
        className="size-5 accent-brand not-disabled:cursor-pointer"
      />
    </label>
  );
}
