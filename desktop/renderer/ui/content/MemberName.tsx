import { nameLanguage } from "../../lib/text/lang-and-dir.ts";

/**
 * A member's display name. Its letters do not change the order of what stands beside it, as those
 * of an Arabic name would.
 */
export function MemberName({ name, className }: { readonly name: string; readonly className?: string }) {
  return <bdi lang={nameLanguage(name)} className={className}>{name}</bdi>;
}
