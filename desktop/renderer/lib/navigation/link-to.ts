import type { LinkProps } from "@tanstack/react-router";
import { platform } from "../platform/current-platform.ts";

/** The link to a path that is known only at run time; the router's types check all others. */
export function linkTo(path: string): LinkProps {
  const [to, query] = path.split("?");
  return { to, search: Object.fromEntries(new URLSearchParams(query)) } as LinkProps;
}

/**
 * The path of a screen of this product's own server; null for an address elsewhere, and for files.
 */
export function findOwnPath(address: string, ownAddress = platform().publicAddress("/")): string | null {
  const { host, pathname, search } = new URL(address);
  const isScreen = host === new URL(ownAddress).host && !pathname.startsWith("/api/");
  return isScreen ? pathname + search : null;
}
