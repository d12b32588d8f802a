import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { splitSpoilers } from "#shared/posts/spoilers.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { findOwnPath, linkTo } from "../../lib/navigation/link-to.ts";
import { type TextToken, tokenizeText } from "../../lib/text/text-tokens.ts";
import { InertLink, LinkAddress } from "./InertLink.tsx";
import { type FindsMarks, MarkedText } from "./MarkedText.tsx";
import { Spoiler } from "./Spoiler.tsx";

interface RichTextProps {
  readonly text: string;
  /** The one its author says, or that was detected (posts.19). */
  readonly language?: string | null;
  /** The usernames of the text that exist; without them every name is a link. */
  readonly mentions?: readonly string[];
  /** In found texts. */
  readonly marksOf?: FindsMarks | undefined;
  /** Shows addresses of other sites as text (cases.6). */
  readonly hasInertLinks?: boolean | undefined;
}

/**
 * A member's text: line breaks kept, long words wrapped; web addresses, hashtags
 * and mentions as links; what its author hid behind a button.
 */
export const RichText = memo(function RichText({ text, language, ...tokens }: RichTextProps) {
  return (
    <div {...getLangAndDir(text, language)} className="whitespace-pre-wrap wrap-anywhere">
      {splitSpoilers(text).map((part, index) =>
        part.isSpoiler
          ? (
            <Spoiler key={index} text={part.text}>
              <Tokens text={part.text} {...tokens} />
            </Spoiler>
          )
          : <Tokens key={index} text={part.text} {...tokens} />
      )}
    </div>
  );
});

function Tokens({ text, mentions, marksOf, hasInertLinks }: Omit<RichTextProps, "language">) {
  return tokenizeText(text, mentions).map((token, index) =>
    token.kind === "text"
      ? <MarkedText key={index} text={token.text} marksOf={marksOf} />
      : <TokenLink key={index} token={token} marksOf={marksOf} isInert={hasInertLinks} />
  );
}

/** In a text from right to left, a sign stays before its name and an address stays in order. */
const linkClass =
  "text-brand underline decoration-brand/40 underline-offset-2 [unicode-bidi:plaintext] hover:decoration-brand";

interface TokenLinkProps {
  readonly token: Exclude<TextToken, { kind: "text" }>;
  readonly marksOf: FindsMarks | undefined;
  readonly isInert: boolean | undefined;
}

function TokenLink({ token, marksOf, isInert }: TokenLinkProps) {
  const text = <MarkedText text={token.text} marksOf={marksOf} />;
  if (token.kind === "hashtag") {
    return (
      <Link
        to="/hashtag/$hashtag"
        params={{ hashtag: token.tag }}
        className={linkClass}
      >
        {text}
      </Link>
    );
  }
  if (token.kind === "mention") {
    return (
      <Link
        to="/$username"
        params={{ username: token.username }}
        className={linkClass}
      >
        {text}
      </Link>
    );
  }
  const path = findOwnPath(token.href);
  if (path) {
    return (
      <Link {...linkTo(path)} className={linkClass}>
        <LinkAddress link={token} marksOf={marksOf} />
      </Link>
    );
  }
  if (isInert) return <InertLink link={token} marksOf={marksOf} />;
  return (
    <a
      href={token.href}
      title={token.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={linkClass}
    >
      <LinkAddress link={token} marksOf={marksOf} />
    </a>
  );
}
