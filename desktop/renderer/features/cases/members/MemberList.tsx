import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ListedMember } from "#shared/cases/members-contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { describeStanding } from "./member-words.ts";
import { createMembersSearch, type MembersAddress, type useMembers } from "./use-members.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface MemberListProps {
  readonly list: ReturnType<typeof useMembers>;
  readonly address: MembersAddress;
}

export function MemberList({ list, address }: MemberListProps) {
  if (list.isPending) return <MemberSkeletons />;
  if (!list.data) return <QueryFailure title={t`The members could not be loaded`} query={list} />;
  if (list.data.members.length === 0) {
    return (
      <EmptyState
        title={t`No members found`}
        body={address.filter ? t`Try another name, or show everybody.` : t`Try another name.`}
      />
    );
  }
  return (
    <>
      <ul aria-label={t`Members`} className="space-y-0.5">
        <GuardedRows rows={list.data.members}>
          {(member) => <MemberListItem member={member} address={address} />}
        </GuardedRows>
      </ul>
      <MoreButton query={list} label={t`Load more members`} size="sm" />
    </>
  );
}

interface MemberListItemProps {
  readonly member: ListedMember;
  readonly address: MembersAddress;
}

function MemberListItem({ member, address }: MemberListItemProps) {
  const isOpen = address.memberId === member.id;
  const standing = describeStanding(member);
  return (
    <li>
      <Link
        to="/moderation"
        search={createMembersSearch({ ...address, memberId: member.id })}
        data-member={member.id}
        aria-current={isOpen || undefined}
        className={classNames(
          "flex items-start gap-3 rounded-control px-3 py-2.5 text-ink no-underline transition-colors focus-visible:-outline-offset-2",
          isOpen ? "bg-brand-wash" : "hover:bg-wash",
        )}
      >
        <Avatar member={member} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <MemberName name={member.displayName} className="truncate font-semibold" />
            <MemberMarks member={member} />
            <span className="ms-auto shrink-0 text-xs text-quiet">
              <RelativeTime at={member.createdAt} isAge />
            </span>
          </span>
          <span className="flex text-meta text-quiet">
            <Handle username={member.username} className="truncate" />
          </span>
          <span className="flex flex-wrap gap-x-2 text-meta text-quiet">
            <span>
              {joinWithCommas([
                plural({ count: member.postsCount }, { one: "# post", other: "# posts" }),
                plural({ count: member.casesCount }, { one: "# case", other: "# cases" }),
              ])}
            </span>
            {standing.length > 0 && (
              <span className="font-medium text-danger">{joinWithCommas(standing)}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function MemberSkeletons() {
  return (
    <div role="status" className="space-y-0.5">
      <span className="sr-only">{t`Loading the members`}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex gap-3 px-3 py-2.5">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1 space-y-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
