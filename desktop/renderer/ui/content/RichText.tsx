import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { langAndDir } from "../../lib/text/lang-and-dir.ts";
import { linkTo, ownPath } from "../../lib/navigation/link-to.ts";
import { type TextToken, tokenizeText } from "../../lib/text/text-tokens.ts";

/**
 * A member's text: line breaks kept, long words wrapped; web addresses, hashtags
 * and mentions as links.
 */
export const RichText = memo(function RichText({ text }: { readonly text: string }) {
  return (
    <div {...langAndDir(text)} className="whitespace-pre-wrap wrap-anywhere">
      {tokenizeText(text).map((token, index) =>
        token.kind === "text" ? token.text : <TokenLink key={index} token={token} />
      )}
    </div>
  );
});

/** In a text from right to left, a sign stays before its name and an address stays in order. */
const linkClass =
  "text-brand underline decoration-brand/40 underline-offset-2 [unicode-bidi:plaintext] hover:decoration-brand";

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
  if (path) return <Link {...linkTo(path)} className={linkClass}>{token.text}</Link>;
  return (
    <a
      href={token.href}
      title={token.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={linkClass}
    >
      {token.text}
    </a>
  );
}
