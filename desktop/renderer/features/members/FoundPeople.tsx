import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { MemberCard } from "#shared/members/member-card.ts";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isExpired, isVerifying } from "#shared/members/badge-rules.ts";
import { findMarks, type Mark } from "#shared/search/find-marks.ts";
import { foldText, foldWithPlaces } from "#shared/search/fold-text.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import type { useFoundPeople } from "../posts/use-search.ts";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { MarkedText } from "../../ui/content/MarkedText.tsx";
import { MemberMarks } from "../../ui/content/MemberMarks.tsx";

interface FoundPeopleProps {
  readonly q: string;
  readonly query: ReturnType<typeof useFoundPeople>;
  /** True beside or above other results. */
  readonly isPart?: boolean;
}

/** The found members. */
export function FoundPeople({ q, query, isPart }: FoundPeopleProps) {
  if (query.isPending) return <PeopleSkeleton />;
  if (!query.data) {
    return <QueryFailure title={t`Failed to search users`} query={query} retryLabel={t`Try Again`} />;
  }
  const { members, didYouMean } = query.data;
  if (members.length === 0) {
    return (
      <EmptyState
        title={t`No matching users found`}
        body={t`Nobody here is called "${q}".`}
        action={didYouMean && <DidYouMean name={didYouMean} isPart={isPart} />}
        isPart={isPart}
      />
    );
  }
  return (
    <>
      {didYouMean && (
        <div className="px-1 pb-3">
          <DidYouMean name={didYouMean} isPart={isPart} />
        </div>
      )}
      <ul aria-label={t`Users found`} className="space-y-3">
        <GuardedRows rows={members}>
          {(member) => (
            <li>
              <PersonResult member={member} q={q} />
            </li>
          )}
        </GuardedRows>
      </ul>
      <MoreButton query={query} label={t`Show More`} name={t`Show More users`} />
    </>
  );
}

function PeopleSkeleton() {
  return (
    <div role="status" aria-label={t`Loading people`} className="space-y-3">
      {[0, 1, 2].map((key) => <Skeleton key={key} className="h-26 w-full rounded-card" />)}
    </div>
  );
}

interface DidYouMeanProps {
  readonly name: string;
  /** True beside other results, which the link then searches too. */
  readonly isPart?: boolean | undefined;
}

/** A name that differs from the search by one letter, and a link that searches it (search.7). */
function DidYouMean({ name, isPart }: DidYouMeanProps) {
  return (
    <p className="text-body text-ink">
      <Trans>
        Did you mean <NameLink name={name} isPart={isPart} />?
      </Trans>
    </p>
  );
}

/** An element of its own, since a message would read a name with tags in it as its elements. */
function NameLink({ name, isPart = false }: DidYouMeanProps) {
  return (
    <Link
      to={isPart ? "/search" : "/search/users"}
      search={{ q: name }}
      className="inline-block font-semibold text-brand underline underline-offset-2 wrap-anywhere pointer-coarse:py-2.5"
    >
      <bdi {...getLangAndDir(name)}>{name}</bdi>
    </Link>
  );
}

/** A found member; the whole card links to the profile. */
function PersonResult({ member, q }: { readonly member: MemberCard; readonly q: string }) {
  const marksOf = (name: string) => findNameMarks(name, q);
  const { badge } = member;
  const isVerified = badge !== null && isVerifying(badge.badgeType) && !isExpired(badge, getServerDate());
  return (
    <Link
      to="/$username"
      params={{ username: member.username }}
      className="flex gap-3 rounded-card border border-hairline bg-surface p-4 text-ink no-underline transition-colors hover:bg-wash"
    >
      <Avatar member={member} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <MemberName name={member.displayName} className="truncate font-semibold" marksOf={marksOf} />
          <MemberMarks member={member} />
          {isVerified && (
            <span className="rounded-full bg-brand-wash px-2 text-xs leading-5 font-medium text-brand-strong">
              {t`Verified`}
            </span>
          )}
        </span>{" "}
        <span className="flex text-meta text-quiet">
          <bdi className="truncate">
            <MarkedText text={`@${member.username}`} marksOf={marksOf} />
          </bdi>
        </span>{" "}
        {member.bio && (
          <span
            {...getLangAndDir(member.bio)}
            className="mt-1.5 line-clamp-2 text-body text-quiet wrap-anywhere"
          >
            {member.bio}
          </span>
        )}{" "}
        {!isAssistant(member.username) && (
          <span className="tabular mt-1.5 block text-meta font-semibold text-gold">
            <LevelText level={member.level} />
            <span>{` · ${formatXp(member.xp)} XP`}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** From this length on, the server finds names by a part inside a word. */
const shortestPart = 3;

/** Where a name has what was typed (search.5): its words, otherwise all of it inside a word. */
export function findNameMarks(name: string, typed: string): readonly Mark[] {
  const marks = findMarks(name, typed);
  const part = foldText(typed).trim().replace(/^@/, "").trim();
  if (marks.length > 0 || part.length < shortestPart) return marks;
  const { folded, starts, ends } = foldWithPlaces(name);
  const at = folded.indexOf(part);
  const start = starts[at];
  const end = ends[at + part.length - 1];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}
