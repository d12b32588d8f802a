import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import type { Image } from "#shared/posts/post-shapes.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { CoveredContent } from "../../ui/cover/CoveredContent.tsx";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { MadeWithAi } from "../../ui/content/MadeWithAi.tsx";
import { type MarkedMember, MemberMarks } from "../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { type Picture, picturesOf } from "../../ui/gallery/pictures-of.ts";
import { StillGallery } from "../../ui/gallery/StillGallery.tsx";
import { PollMark } from "../polls/PollMark.tsx";
import { foldText } from "../../lib/text/fold/fold-long-text.ts";
import { fileSource } from "../../lib/api/file-source.ts";
import { splitAround } from "../../lib/text/split-around.ts";

interface QuotedPostProps {
  /** Null when it was deleted or is hidden from the viewer. */
  readonly post:
    | {
      readonly id: string;
      readonly author: AvatarMember & MarkedMember;
      readonly content: string;
      readonly language?: string | null;
      readonly createdAt: string;
      readonly editedAt?: string | null;
      readonly image?: Image | null;
      readonly images?: readonly Picture[];
      readonly imageUrl: string | null;
      readonly madeWithAi?: boolean;
      readonly poll?: { readonly answers: readonly unknown[] } | null;
    } & Covered
    | null;
  /** False in the composer. */
  readonly isLink?: boolean;
  /** The query of its link. */
  readonly search?: { readonly return: string; readonly user: string };
}

const box = "mt-3 block rounded-control border border-hairline px-4 py-3";

/** A post inside another; the whole box links to it. */
export function QuotedPost({ post, isLink = true, search }: QuotedPostProps) {
  if (!post) return <p className={`${box} text-quiet italic`}>{t`This post is no longer available.`}</p>;
  const pictures = picturesOf(post);
  const [before, after] = splitAround((name) => t`Quoted post by ${name}`);
  const body = (
    <>
      <span className="flex min-w-0 items-center gap-2 text-meta text-quiet">
        <span className="sr-only">{before}</span>
        <Avatar member={post.author} size="xs" />
        <MemberName name={post.author.displayName} className="truncate font-semibold text-ink" />
        {after !== "" && <span className="sr-only">{after}</span>}
        <MemberMarks member={post.author} />
        <Handle username={post.author.username} className="hidden truncate sm:inline" />
        <span aria-hidden="true">·</span>
        <span className="shrink-0">
          <RelativeTime at={post.createdAt} />
        </span>
        {/* A link has no button in it: its post has one. */}
        {post.editedAt && <span className="shrink-0">{t`Edited`}</span>}
      </span>
      <CoveredContent
        of={post}
        className="mt-1.5"
        opens={isLink && { postId: post.id, search }}
      >
        {post.content !== "" && (
          <span
            {...getLangAndDir(post.content, post.language)}
            className="mt-1.5 block whitespace-pre-wrap wrap-anywhere"
          >
            {foldText(leaveOutSpoilers(post.content))}
          </span>
        )}
        {pictures.length > 0
          ? <StillGallery pictures={pictures} isLink={isLink} />
          : post.imageUrl !== null && <PlainImage url={post.imageUrl} />}
        {post.poll && <PollMark answersCount={post.poll.answers.length} />}
        {post.madeWithAi && <MadeWithAi className="mt-2" />}
      </CoveredContent>
    </>
  );
  // A link has no button in it.
  if (!isLink || isUnderCover(post)) return <div className={box}>{body}</div>;
  return (
    <Link
      to="/post/$postId"
      params={{ postId: post.id }}
      search={search ?? {}}
      className={`${box} text-ink no-underline transition-colors hover:bg-wash`}
    >
      {body}
    </Link>
  );
}

function PlainImage({ url }: { readonly url: string }) {
  return (
    <img
      src={fileSource(url)}
      alt=""
      className="mt-2 max-h-60 rounded-control bg-picture object-cover"
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  );
}
