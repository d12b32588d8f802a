import { t } from "@lingui/core/macro";
import { Avatar } from "../../ui/content/Avatar.tsx";
import type { Elements } from "../../ui/elements.ts";
import { BadgeCheck } from "../../ui/icons/badge-check.ts";
import { Bookmark } from "../../ui/icons/bookmark.ts";
import { Heart } from "../../ui/icons/heart.ts";
import { MessageCircle } from "../../ui/icons/message-circle.ts";
import { Share2 } from "../../ui/icons/share-2.ts";
import { Handle } from "../../ui/content/MemberName.tsx";
import { Card } from "../../ui/layout/Card.tsx";

/** Two posts as members see them, drawn with the parts of the real card. */
export function FeedPreview() {
  return (
    <section
      aria-labelledby="preview"
      className="mx-auto grid max-w-316 items-center gap-10 px-6 pt-16 sm:px-10 sm:pt-24 lg:grid-cols-[1fr_1.25fr] lg:gap-16"
    >
      <div>
        <h2 id="preview" className="max-w-[18ch] text-section font-semibold">
          {t`Small moments, kindly answered`}
        </h2>
        <p className="mt-4 max-w-[34rem] text-lead text-pretty text-quiet">
          {t`A feed in the order things happened. Write a line, add a picture, and read what others noticed today.`}
        </p>
      </div>
      <div
        role="img"
        aria-label={t`Two posts of a feed: Mina saw the fog lift over the lake, and Theo thanks his neighbours for soup.`}
        className="flex flex-col gap-4"
      >
        <Sample
          name={t`Mina Okafor`}
          username="mina"
          time={t({ message: "12m", comment: "12 minutes ago, in a sample" })}
          isVerified
          likes={48}
          comments={9}
          isLiked
          text={t`The fog lifted while I was tying my shoes. Ten minutes by the lake, and the whole day feels wider. #smallwins`}
          picture={<LakePicture />}
        />
        <Sample
          name={t`Theo Lindqvist`}
          username="theo.l"
          time={t({ message: "1h", comment: "An hour ago, in a sample" })}
          likes={21}
          comments={4}
          text={t`Third day of this cold, and there was soup at my door. @ana_b, I know it was you.`}
        />
      </div>
    </section>
  );
}

interface SampleProps {
  readonly name: string;
  readonly username: string;
  readonly time: string;
  readonly isVerified?: boolean;
  readonly likes: number;
  readonly comments: number;
  readonly isLiked?: boolean;
  readonly text: string;
  readonly picture?: Elements;
}

/** A hashtag or a mention. */
const tag = /([#@][\p{L}\p{N}_]+)/u;

function drawPart(part: string, at: number) {
  return <span key={at} className={at % 2 === 1 ? "text-brand" : undefined}>{part}</span>;
}

function Sample(props: SampleProps) {
  const { name, username, time, isVerified, likes, comments, isLiked, text, picture } = props;
  return (
    <Card className="px-4 pt-4 pb-2 sm:px-5">
      <div className="flex items-start gap-3">
        <Avatar member={{ id: username, username, displayName: name, profileImageUrl: null }} />
        <div>
          <p className="flex items-center gap-1.5 leading-6 font-semibold">
            <span>{name}</span>
            {isVerified && <BadgeCheck size={16} className="text-gold" />}
          </p>
          <p className="text-meta text-quiet">
            <Handle username={username} /> <span>{`· ${time}`}</span>
          </p>
        </div>
      </div>
      <p className="mt-3 text-body text-pretty">{text.split(tag).map(drawPart)}</p>
      {picture}
      <div className="tabular mt-3 mb-1 flex items-center gap-6 text-meta text-quiet">
        <span className={`flex items-center gap-1.5 ${isLiked ? "text-like" : ""}`}>
          <Heart size={18} fill={isLiked ? "currentColor" : "none"} /> <span>{likes}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <MessageCircle size={18} /> <span>{comments}</span>
        </span>
        <Share2 size={18} />
        <Bookmark size={18} className="ms-auto" />
      </div>
    </Card>
  );
}

/** Stands in for a photo: fog over a lake. */
function LakePicture() {
  return (
    <svg
      viewBox="0 0 560 240"
      className="mt-3 block w-full rounded-control"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="560" height="240" fill="var(--color-sky-2)" />
      <circle cx="388" cy="72" r="34" className="fill-dawn" />
      <path className="fill-hill-2" d="M0 122c90-34 150-18 230-28s140-46 210-34 80 34 120 40v60H0z" />
      <rect y="138" width="560" height="102" fill="var(--color-lake)" />
      <path className="fill-hill-4" d="M0 168c80-12 130 2 190 12s120 8 170 26 110 20 200 22v12H0z" />
      <path
        d="M340 150h96M356 162h62M346 176h84M368 190h44"
        className="stroke-dawn"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path
        d="M40 132h170M250 140h220M120 148h150"
        stroke="var(--color-paper)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.45"
      />
    </svg>
  );
}
