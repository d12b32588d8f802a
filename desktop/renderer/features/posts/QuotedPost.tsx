import { Link } from "@tanstack/react-router";
import { isTall } from "#shared/media/picture-shape.ts";
import type { Image } from "#shared/posts/post-shapes.ts";
import { langAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Elements } from "../../ui/elements.ts";
import { CoveredContent } from "../../ui/content/CoveredContent.tsx";
import { AnimationMark } from "../../ui/content/AnimationMark.tsx";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { MadeWithAi } from "../../ui/content/MadeWithAi.tsx";
import { type MarkedMember, MemberMarks } from "../../ui/content/MemberMarks.tsx";
import { OpenMark } from "../../ui/content/OpenMark.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { StoredImage } from "../../ui/content/StoredImage.tsx";
import { foldText } from "../../lib/text/fold-long-text.ts";
import { listedImageAspect } from "./card/listed-image-aspect.ts";

interface Quoted {
  readonly id: string;
  readonly author: AvatarMember & MarkedMember;
  readonly content: string;
  readonly createdAt: string;
  readonly image?: Image | null;
  readonly imageUrl: string | null;
  readonly madeWithAi?: boolean;
  readonly isCovered?: boolean;
}

interface QuotedPostProps {
  /** Null when it was deleted or is hidden from the viewer. */
  readonly post: Quoted | null;
  /** False in the composer. */
  readonly isLink?: boolean;
  /** The query of its link. */
  readonly search?: { readonly return: string; readonly user: string };
}

const box = "mt-3 block rounded-control border border-hairline px-4 py-3";

/** A post inside another; the whole box links to it. */
export function QuotedPost({ post, isLink = true, search }: QuotedPostProps) {
  if (!post) return <p className={`${box} text-quiet italic`}>This post is no longer available.</p>;
  const linked = (part: Elements, className?: string) =>
    isLink
      ? (
        <Link
          to="/post/$postId"
          params={{ postId: post.id }}
          search={search ?? {}}
          className={classNames("text-ink no-underline", className)}
        >
          {part}
        </Link>
      )
      : <div className={className}>{part}</div>;
  const head = <QuotedAuthor author={post.author} createdAt={post.createdAt} />;
  const body = <QuotedContent post={post} isLink={isLink} />;
  if (post.isCovered) {
    // A link has no button in it.
    return (
      <div className={box}>
        {linked(head)}
        <CoveredContent isCovered className="mt-1.5">{linked(body, "block")}</CoveredContent>
      </div>
    );
  }
  return linked(<>{head}{body}</>, isLink ? `${box} transition-colors hover:bg-wash` : box);
}

function QuotedAuthor({ author, createdAt }: Pick<Quoted, "author" | "createdAt">) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-meta text-quiet">
      <span className="sr-only">Quoted post by{" "}</span>
      <Avatar member={author} size="xs" />
      <MemberName name={author.displayName} className="truncate font-semibold text-ink" />
      <MemberMarks member={author} />
      <span className="hidden truncate sm:inline">{`@${author.username}`}</span>
      <span aria-hidden="true">·</span>
      <span className="shrink-0">
        <RelativeTime at={createdAt} />
      </span>
    </span>
  );
}

function QuotedContent({ post, isLink }: { readonly post: Quoted; readonly isLink: boolean }) {
  return (
    <>
      {post.content && (
        <span {...langAndDir(post.content)} className="mt-1.5 block whitespace-pre-wrap wrap-anywhere">
          {foldText(post.content)}
        </span>
      )}
      {post.image
        ? <QuotedImage image={post.image} isLink={isLink} />
        : post.imageUrl && <PlainImage url={post.imageUrl} />}
      {post.madeWithAi && <MadeWithAi className="mt-2" />}
    </>
  );
}

function QuotedImage({ image, isLink }: { readonly image: Image; readonly isLink: boolean }) {
  return (
    <span
      className="relative mt-2 block max-h-60 w-full overflow-hidden rounded-control not-has-[img]:hidden"
      style={{ aspectRatio: listedImageAspect(image) }}
    >
      <StoredImage image={image} className="size-full" />
      {image.isAnimated && <AnimationMark />}
      {isLink && isTall(image) && <OpenMark />}
    </span>
  );
}

function PlainImage({ url }: { readonly url: string }) {
  return (
    <img
      src={url}
      alt=""
      className="mt-2 max-h-60 rounded-control bg-picture object-cover"
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  );
}
