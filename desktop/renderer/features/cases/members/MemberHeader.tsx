import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MemberPage } from "#shared/cases/members-contract.ts";
import { getMemberKind } from "#shared/members/member-kind.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { formatDay, formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { getMemberKindName } from "../../../ui/content/member-kind-name.ts";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { findCase } from "../../reports/find-case.ts";
import { describeStanding } from "./member-words.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

const day = (at: string) => formatDay(at, getServerTime());

/** Who the member is and how they stand; for administrators also what is theirs alone. */
export function MemberHeader({ member }: { readonly member: MemberPage }) {
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: () => findCase({ kind: "member", id: member.id }),
    onSuccess: ({ id }) => void navigate({ to: "/moderation", search: { case: id } }),
    onError: (error) => toastFailure(error, t`The case could not be opened. Please try again.`),
  });
  const kind = getMemberKind(member);
  const kinds = [
    ...(member.role === "member" ? [] : [member.role === "moderator" ? t`Moderator` : t`Administrator`]),
    ...(kind ? [getMemberKindName(kind)] : []),
  ];
  return (
    <Card className="space-y-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar member={member} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lead font-semibold">
            <MemberName name={member.displayName} />
          </h2>
          <Link
            to="/$username"
            params={{ username: member.username }}
            className="flex text-meta text-quiet hover:underline"
          >
            <Handle username={member.username} className="truncate" />
          </Link>
          {kinds.length > 0 && <p className="text-meta text-quiet">{joinWithCommas(kinds)}</p>}
        </div>
        <Button size="sm" variant="secondary" isLoading={opening.isPending} onClick={() => opening.mutate()}>
          {t`Open case`}
        </Button>
      </div>
      <Standing member={member} />
      {member.bio && (
        <p {...getLangAndDir(member.bio)} className="whitespace-pre-wrap wrap-anywhere">{member.bio}</p>
      )}
      <OwnLines member={member} />
      <MemberFacts member={member} />
    </Card>
  );
}

/** What the member names and fills in (members.17), in plain words. */
function OwnLines({ member: { pronouns, fields } }: { readonly member: MemberPage }) {
  const lines = [...(pronouns ? [pronouns] : []), ...fields.map(({ name, value }) => `${name}: ${value}`)];
  return lines.map((line) => (
    <p key={line} {...getLangAndDir(line)} className="text-meta wrap-anywhere text-quiet">{line}</p>
  ));
}

function Standing({ member }: { readonly member: MemberPage }) {
  const { suspension, limitedUntil } = member;
  const words = describeStanding(member);
  if (words.length === 0) return null;
  return (
    <div className="space-y-1 rounded-control bg-danger-wash px-3 py-2 text-meta">
      <p className="font-medium text-danger">{joinWithCommas(words)}</p>
      {suspension && (
        <p className="wrap-anywhere">
          <span>
            <Trans>
              Suspended <RelativeTime at={suspension.since} />:
            </Trans>
          </span>{" "}
          <span {...getLangAndDir(suspension.reason)}>{suspension.reason}</span>
        </p>
      )}
      {suspension && (
        <p>
          {suspension.until
            ? (
              <span key="until">
                <Trans>
                  Suspended until <PointInTime at={suspension.until} format={day} />
                </Trans>
              </span>
            )
            : <span key="open">{t`Until somebody restores them`}</span>}
        </p>
      )}
      {limitedUntil && (
        <p>
          <Trans>
            Limited until <PointInTime at={limitedUntil} format={day} />
          </Trans>
        </p>
      )}
    </div>
  );
}

function MemberFacts({ member }: { readonly member: MemberPage }) {
  const { account, lastSeenAt, location, website } = member;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-meta sm:grid-cols-3">
      <Fact name={t`Level`}>
        <LevelText level={member.level} />
      </Fact>
      <Fact name={t`Joined`}>
        <PointInTime at={member.createdAt} format={day} />
      </Fact>
      <Fact name={t`Last seen`}>
        {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t`Not seen yet`}
      </Fact>
      <Fact name={t`Posts`}>{formatNumber(member.postsCount)}</Fact>
      <Fact name={t`Followers`}>{formatNumber(member.followersCount)}</Fact>
      <Fact name={t`Following`}>{formatNumber(member.followingCount)}</Fact>
      {location && <Fact name={t`Location`}>{location}</Fact>}
      {account && <Fact name={t`Purchases`}>{formatNumber(account.purchases)}</Fact>}
      {account && <Fact name={t`Devices`}>{formatNumber(account.devices)}</Fact>}
      {website && <Fact name={t`Website`} isWide>{website}</Fact>}
      {account && <Fact name={t`Email`} isWide>{account.email}</Fact>}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Takes a row of its own: an address would break. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={classNames("min-w-0", isWide && "col-span-full")}>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
