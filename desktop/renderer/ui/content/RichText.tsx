import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { linkTo, ownPath } from "../../lib/navigation/link-to.ts";
import { type TextToken, tokenizeText } from "../../lib/text/text-tokens.ts";
import { LinkAddress } from "./LinkAddress.tsx";

interface RichTextProps {
  readonly text: string;
  /** The usernames of the text that exist; without them every name is a link. */
  readonly mentions?: readonly string[];
}

/**
 * A member's text: line breaks kept, long words wrapped; web addresses, hashtags
 * and mentions as links.
 */
export const RichText = memo(function RichText({ text, mentions }: RichTextProps) {
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {tokenizeText(text, mentions).map((token, index) =>
        token.kind === "text"
          // A translating browser replaces text, and React fails beside one that it lost.
          ? <span key={index}>{token.text}</span>
          : <TokenLink key={index} token={token} />
      )}
    </div>
  );
});

const linkClass = "text-brand underline decoration-brand/40 underline-offset-2 hover:decoration-brand";

function TokenLink({ token }: { readonly token: Exclude<TextToken, { kind: "text" }> }) {
  if (token.kind === "hashtag") {
    return (
      <Link
        to="/hashtag/$hashtag"
        params={{ hashtag: token.tag }}
        className={linkClass}
      >
        {token.text}
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
        {token.text}
      </Link>
    );
  }
  const path = ownPath(token.href);
  if (path) {
    return (
      <Link {...linkTo(path)} className={linkClass}>
        <LinkAddress link={token} />
      </Link>
    );
  }
  return (
    <a
      href={token.href}
      title={token.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={linkClass}
    >
      <LinkAddress link={token} />
    </a>
  );
}
