import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MutedMember, MutedPart } from "#shared/mutes/contract.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { formatDay } from "../../lib/text/format-counts-and-times.ts";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { PeopleToRelease } from "../../ui/content/PeopleToRelease.tsx";
import { useMutedMembers, useUnmute } from "./use-mute.ts";

/** The members that the current member has muted, also in part (mutes.1, mutes.2). */
export function MutedMembers() {
  return (
    <PeopleToRelease
      label={t`Members you muted`}
      list={useMutedMembers()}
      loading={t`Loading muted members`}
      failure={t`Muted members could not be loaded`}
      empty={{
        title: t`No muted members`,
        body: t`Members you mute are listed here. They don't know, and you can unmute them at any time.`,
      }}
      release={{ label: t`Unmute`, labelFor: (name) => t`Unmute ${name}`, useRelease: useUnmuting }}
    >
      {(member) => <MutedSince member={member} />}
    </PeopleToRelease>
  );
}

/** What is muted of a member, and until when. */
function MutedSince({ member }: { readonly member: AnyMutedMember }) {
  const { isMuted = true, mutedAt, mutedUntil, parts = [] } = member;
  return (
    <>
      {isMuted && mutedUntil === null && (
        <span key="open" className="block">
          <Trans>
            Muted <RelativeTime at={mutedAt} />
          </Trans>
        </span>
      )}
      {isMuted && mutedUntil !== null && (
        <span key="ending" className="block">
          <Trans>
            Muted until <PointInTime at={mutedUntil} format={formatEnd} />
          </Trans>
        </span>
      )}
      {parts.map((part) => <PartSince key={part.part} part={part} />)}
    </>
  );
}

/** As any release sends it: in one before this all of a listed member is muted. */
type AnyMutedMember =
  & Omit<MutedMember, "isMuted" | "parts">
  & Partial<Pick<MutedMember, "isMuted" | "parts">>;

function PartSince({ part: { part, mutedUntil } }: { readonly part: MutedPart }) {
  if (mutedUntil === null) {
    return <span key="open" className="block">{part === "reposts" ? t`Only reposts` : t`Only quotes`}</span>;
  }
  return part === "reposts"
    ? (
      <span key="reposts" className="block">
        <Trans>
          Only reposts, until <PointInTime at={mutedUntil} format={formatEnd} />
        </Trans>
      </span>
    )
    : (
      <span key="quotes" className="block">
        <Trans>
          Only quotes, until <PointInTime at={mutedUntil} format={formatEnd} />
        </Trans>
      </span>
    );
}

const formatEnd = (day: string) => formatDay(day, getServerTime());

function useUnmuting(member: MutedMember) {
  const { mutate, isPending } = useUnmute(member);
  return { release: () => mutate(), isPending };
}
