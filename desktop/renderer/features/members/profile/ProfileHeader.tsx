import type { ReactNode } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { Profile } from "#shared/members/contract.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { formatPrescribedMonth } from "../../../lib/text/format-dates.ts";
import { websiteLink } from "../../../lib/text/text-tokens.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { CalendarDays } from "../../../ui/icons/calendar-days.ts";
import { Link2 } from "../../../ui/icons/link-2.ts";
import { MapPin } from "../../../ui/icons/map-pin.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { InertLink } from "../../../ui/content/InertLink.tsx";
import { LinkAddress } from "../../../ui/content/LinkAddress.tsx";
import { RichText } from "../../../ui/content/RichText.tsx";
import { ProfileActions } from "./ProfileActions.tsx";
import { ProfileCounts } from "./ProfileCounts.tsx";

export function ProfileHeader({ member }: { readonly member: Profile }) {
  const website = member.website ? websiteLink(member.website) : null;
  return (
    <Card as="section" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar member={member} size="xl" />
        <div className="min-w-36 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 text-title font-semibold wrap-anywhere">
              <MemberName name={member.displayName} />
            </h1>
            <MemberMarks member={member} />
            {!isAssistant(member.username) && <Level level={member.level} />}
          </div>
          <p className="truncate text-quiet">{`@${member.username}`}</p>
        </div>
        <ProfileActions member={member} />
      </div>
      {member.bio && (
        <div className="mt-4">
          <RichText text={member.bio} hasInertLinks={member.hasInertLinks} />
        </div>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-meta text-quiet">
        {member.location && (
          <Fact icon={<MapPin size={15} />}>
            <bdi {...langAndDir(member.location)}>{member.location}</bdi>
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
        <Fact icon={<CalendarDays size={15} />}>{`Joined ${formatPrescribedMonth(member.createdAt)}`}</Fact>
        {member.profileImageMadeWithAi && (
          <Fact icon={<Sparkles size={15} />}>Profile picture made with AI</Fact>
        )}
      </ul>
      <ProfileCounts member={member} />
    </Card>
  );
}

function Level({ level }: { readonly level: number }) {
  return (
    <span
      title={`Level ${level}`}
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
