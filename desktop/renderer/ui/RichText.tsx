import { memo } from "react";
import { textTokens } from "../lib/text-tokens.ts";

/** A member's words: line breaks kept, long words wrapped, web addresses as safe links. */
export const RichText = memo(function RichText({ text }: { readonly text: string }) {
  return (
    <div dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {textTokens(text).map((token, index) =>
        token.kind === "text" ? token.text : (
          <a
            key={index}
            href={token.href}
            title={token.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-brand underline decoration-brand/40 underline-offset-2 hover:decoration-brand"
          >
            {token.text}
          </a>
        )
      )}
    </div>
  );
});
