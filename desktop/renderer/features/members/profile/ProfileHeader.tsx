import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { Profile } from "#shared/members/contract.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { formatPrescribedMonth } from "../../../lib/text/format-dates.ts";
import { parseWebsiteLink } from "../../../lib/text/text-tokens.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { CoverPicture } from "../../../ui/content/CoverPicture.tsx";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { CalendarDays } from "../../../ui/icons/calendar-days.ts";
import { Link2 } from "../../../ui/icons/link-2.ts";
import { MapPin } from "../../../ui/icons/map-pin.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { InertLink, LinkAddress } from "../../../ui/content/InertLink.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { ProfileActions } from "./ProfileActions.tsx";
import { formatCount } from "../../../lib/text/format-counts-and-times.ts";
import type { PeopleKind } from "../../../lib/query-keys/member-keys.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { useFollow } from "../../follows/use-follow.ts";
import { useMemberStats } from "../use-member.ts";

export function ProfileHeader({ member }: { readonly member: Profile }) {
  return (
    <Card as="section" className="overflow-hidden p-5 sm:p-6">
      {member.coverImageUrl && (
        <CoverPicture
          key={member.coverImageUrl}
          url={member.coverImageUrl}
          alt={member.coverImageAlt}
          className="-mx-5 -mt-5 mb-5 w-[calc(100%+2.5rem)] max-w-none sm:-mx-6 sm:-mt-6 sm:w-[calc(100%+3rem)]"
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Avatar member={member} size="xl" alt={member.profileImageAlt} />
        <div className="min-w-36 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 text-title font-semibold wrap-anywhere">
              <MemberName name={member.displayName} />
            </h1>
            <MemberMarks member={member} />
            {!isAssistant(member.username) && <Level level={member.level} />}
          </div>
          <p className="flex text-quiet">
            <Handle username={member.username} className="truncate" />
          </p>
          {member.pronouns && (
            <p {...getLangAndDir(member.pronouns)} className="text-meta wrap-anywhere text-quiet">
              {member.pronouns}
            </p>
          )}
        </div>
        <ProfileActions member={member} />
      </div>
      {member.bio && (
        <div className="mt-4">
          <RichText text={member.bio} hasInertLinks={member.hasInertLinks} />
        </div>
      )}
      <OwnLines member={member} />
      <Facts member={member} />
      <ProfileCounts member={member} />
    </Card>
  );
}

/** Where the member is, since when, and what a model made. */
function Facts({ member }: { readonly member: Profile }) {
  const website = member.website ? parseWebsiteLink(member.website) : null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-meta text-quiet">
      {member.location && (
        <Fact icon={<MapPin size={15} />}>
          <bdi {...getLangAndDir(member.location)}>{member.location}</bdi>
        </Fact>
      )}
      {website && (
        <Fact icon={<Link2 size={15} />}>
          {member.hasInertLinks ? <InertLink link={website} /> : (
            <a
              href={website.href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="text-brand wrap-anywhere hover:underline"
            >
              <LinkAddress link={website} />
            </a>
          )}
        </Fact>
      )}
      <Fact icon={<CalendarDays size={15} />}>
        {t`Joined ${{ month: formatPrescribedMonth(member.createdAt) }}`}
      </Fact>
      {member.profileImageMadeWithAi && (
        <Fact icon={<Sparkles size={15} />}>{t`Profile picture made with AI`}</Fact>
      )}
      {member.coverImageMadeWithAi && (
        <Fact icon={<Sparkles size={15} />}>{t`Cover picture made with AI`}</Fact>
      )}
    </ul>
  );
}

/** The lines that the member names (members.17); an older server sends none. */
function OwnLines({ member: { fields, hasInertLinks } }: { readonly member: Partial<Profile> }) {
  if (!fields || fields.length === 0) return null;
  return (
    <dl className="mt-4 divide-y divide-hairline rounded-control border border-hairline text-meta">
      {fields.map(({ name, value }) => (
        <div
          key={`${name}\n${value}`}
          className="grid gap-x-4 px-3 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <dt {...getLangAndDir(name)} className="font-semibold wrap-anywhere text-quiet">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <RichText text={value} hasInertLinks={hasInertLinks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Level({ level }: { readonly level: number }) {
  return (
    <span
      title={t`Level ${level}`}
      className="tabular rounded-full bg-gold-wash px-2 py-0.5 text-meta font-semibold text-gold"
    >
      <LevelText level={level} />
    </span>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="shrink-0">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

const loadPeople = () => import("../../follows/PeopleDialog.tsx");

/**
 * Posts, followers, following and, except for Lisa, the streak, in boxes that keep their size while
 * the numbers load.
 */
function ProfileCounts({ member }: { readonly member: Profile }) {
  const { data } = useMemberStats(member.id);
  const followers = useFollow(member.id, data?.followersCount).count;
  const [open, setOpen] = useState<PeopleKind | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="mt-5 flex flex-wrap gap-2 border-t border-hairline pt-4 text-center">
        <Count label={t`Posts`} value={data?.postsCount} />
        <Count label={t`Followers`} value={data && followers} onOpen={() => setOpen("followers")} />
        <Count label={t`Following`} value={data?.followingCount} onOpen={() => setOpen("following")} />
        {!isAssistant(member.username) && <Count label={t`Day streak`} value={member.streak} />}
      </ul>
      {open && (
        <LazyOverlay load={loadPeople} onClose={close}>
          {({ PeopleDialog }) => <PeopleDialog memberId={member.id} kind={open} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onOpen?: () => void;
}

function Count({ label, value, onOpen }: CountProps) {
  const body = (
    <>
      <span className="tabular block text-lead font-semibold text-ink">
        {value === undefined ? "–" : formatCount(value)}
      </span>{" "}
      <span className="block text-meta whitespace-nowrap text-quiet">{label}</span>
    </>
  );
  return (
    <li className="min-w-fit flex-1">
      {onOpen
        ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="w-full rounded-control py-1 transition-colors hover:bg-wash"
          >
            {body}
          </button>
        )
        : <div className="py-1">{body}</div>}
    </li>
  );
}
