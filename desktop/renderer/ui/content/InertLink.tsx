import { LinkAddress, type LinkAddressProps } from "./LinkAddress.tsx";

/** An address that cannot be opened by a click for now (cases.6). */
export function InertLink(props: LinkAddressProps) {
  return (
    <span title="Links of new accounts can't be opened for now" className="[unicode-bidi:plaintext]">
      <LinkAddress {...props} />
    </span>
  );
}
