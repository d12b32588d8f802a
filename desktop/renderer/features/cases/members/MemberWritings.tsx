import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { MemberWriting } from "#shared/cases/members-contract.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Image } from "../../../ui/icons/image.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import { useMemberWritings } from "./use-members.ts";

/** A member's posts and comments with their levels; pictures only where they are opened. */
export function MemberWritings({ memberId }: { readonly memberId: string }) {
  const list = useMemberWritings(memberId);
  return (
    <Card as="section" aria-labelledby="member-writings" className="space-y-2 p-4">
      <h3 id="member-writings" className="font-semibold">{t`Posts and comments`}</h3>
      {list.isPending && <Skeleton className="h-24 w-full" />}
      {!list.isPending && !list.data && <QueryFailure title={t`They could not be loaded`} query={list} />}
      {list.data?.length === 0 && (
        <p className="text-meta text-quiet">{t`They haven't written anything yet.`}</p>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(row) => <Writing row={row} />}</GuardedRows>
        </ul>
      )}
      <MoreButton query={list} label={t`Load more`} name={t`Load more posts and comments`} size="sm" />
    </Card>
  );
}

function Writing({ row }: { readonly row: MemberWriting }) {
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-meta text-quiet">
        <ModerationMark level={row.level} isSmall />
        <span>{row.kind === "post" ? t`Post` : t`Comment`}</span>
        {row.isRemoved && <span className="font-medium text-danger">{t`Removed`}</span>}
        {row.isCovered && <span className="font-medium">{t`Covered`}</span>}
        {row.hasPicture && (
          <span className="inline-flex items-center gap-1">
            <Image size={14} aria-hidden="true" />
            <span>{t`Picture`}</span>
          </span>
        )}
        <RelativeTime at={row.createdAt} className="ms-auto" />
      </div>
      <p {...getLangAndDir(row.words)} className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
        {row.words}
      </p>
      {!row.isRemoved && (
        <Link
          to="/post/$postId"
          params={{ postId: row.postId }}
          search={row.kind === "comment" ? { comment: row.id } : {}}
          className="text-meta text-brand hover:underline"
        >
          {row.kind === "post" ? t`Open post` : t`Open comment`}
        </Link>
      )}
    </li>
  );
}
