import type { LinkToken } from "../../lib/text/text-tokens.ts";

// Text of no size is neither seen nor read out, but selected and copied, in every browser.
const copiedClass = "text-[0px]";

/** The shown part of an address; a selection that contains it copies the whole address. */
export function LinkAddress({ link: { text, rest } }: { readonly link: LinkToken }) {
  return (
    <>
      <span aria-hidden="true" className={copiedClass}>https://</span>
      {rest === undefined ? <span>{text}</span> : (
        <>
          {/* Content of the style is read out and not copied. */}
          <span className="after:content-['…']">{text.slice(0, -1)}</span>
          <span aria-hidden="true" className={copiedClass}>{rest}</span>
        </>
      )}
    </>
  );
}
