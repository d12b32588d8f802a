import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MutedMember } from "#shared/mutes/contract.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { formatDay } from "../../lib/text/format-counts-and-times.ts";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { PeopleToRelease } from "../../ui/content/PeopleToRelease.tsx";
import { useMutedMembers, useUnmute } from "./use-mute.ts";

/** The members that the current member has muted (mutes.1). */
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
      {({ mutedAt, mutedUntil }) =>
        mutedUntil === null
          ? (
            <span key="open">
              <Trans>
                Muted <RelativeTime at={mutedAt} />
              </Trans>
            </span>
          )
          : (
            <span key="ending">
              <Trans>
                Muted until <PointInTime at={mutedUntil} format={(day) => formatDay(day, getServerTime())} />
              </Trans>
            </span>
          )}
    </PeopleToRelease>
  );
}

function useUnmuting(member: MutedMember) {
  const { mutate, isPending } = useUnmute(member);
  return { release: () => mutate(), isPending };
}
