import { t } from "@lingui/core/macro";
import type { LinkToken } from "../../lib/text/text-tokens.ts";
import { type FindsMarks, MarkedText } from "./MarkedText.tsx";

/** An address that cannot be opened by a click for now (cases.6). */
export function InertLink(props: LinkAddressProps) {
  return (
    <span title={t`Links of new accounts can't be opened for now`} className="[unicode-bidi:plaintext]">
      <LinkAddress {...props} />
    </span>
  );
}

interface LinkAddressProps {
  readonly link: LinkToken;
  /** In found texts. */
  readonly marksOf?: FindsMarks | undefined;
}

// Text of no size is neither seen nor read out, but selected and copied, in every browser.
const copiedClass = "text-[0px]";

/** The shown part of an address; a selection that contains it copies the whole address. */
export function LinkAddress({ link: { text, href, rest }, marksOf }: LinkAddressProps) {
  const shown = rest === undefined ? text : text.slice(0, -1);
  return (
    <>
      <span aria-hidden="true" className={copiedClass}>{`${new URL(href).protocol}//`}</span>
      {/* Content of the style is read out and not copied. */}
      <span className={rest === undefined ? undefined : "after:content-['…']"}>
        <MarkedText text={shown} marksOf={marksOf} />
      </span>
      {rest !== undefined && <span aria-hidden="true" className={copiedClass}>{rest}</span>}
    </>
  );
}
