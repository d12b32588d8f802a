import { Link } from "@tanstack/react-router";
import type { MemberCard } from "#shared/members/member-card.ts";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isExpired, isVerifying } from "#shared/members/badge-rules.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { serverDate } from "../../../lib/clock/server-time.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { MarkedText } from "../../../ui/content/MarkedText.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { findNameMarks } from "./find-name-marks.ts";

/** A found member; the whole card links to the profile. */
export function PersonResult({ member, q }: { readonly member: MemberCard; readonly q: string }) {
  const marksOf = (name: string) => findNameMarks(name, q);
  const { badge } = member;
  const isVerified = badge !== null && isVerifying(badge.badgeType) && !isExpired(badge, serverDate());
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
              Verified
            </span>
          )}
        </span>{" "}
        <span className="block truncate text-meta text-quiet">
          <MarkedText text={`@${member.username}`} marksOf={marksOf} />
        </span>{" "}
        {member.bio && (
          <span
            {...langAndDir(member.bio)}
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
