/**
 * An address as the log may have it: where it leads, without the name, password, query and fragment in which secrets travel. Of one that
 * carries its content in itself, e.g. `javascript:` or `mailto:`, the scheme alone.
 */
export function loggedAddress(address: string): string {
  if (!URL.canParse(address)) return "what is no address";
  const { protocol, host, pathname } = new URL(address);
  if (host === "" && !pathname.startsWith("/")) return protocol;
  return `${protocol}//${host}${pathname}`.slice(0, 200);
}
