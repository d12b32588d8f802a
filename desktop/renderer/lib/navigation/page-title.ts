import { useEffect } from "react";
import { product } from "#shared/product.ts";

let route: string | null = null;
let shown: string | null = null;
let count: string | null = null;

/** Sets the title of the route; null leaves the product's name alone. */
export function setPageTitle(title: string | null): void {
  route = title;
  writeTitle();
}

/**
 * Sets a title for the screen's content, such as a member's name, while it is mounted. Null keeps
 * the route's title.
 */
export function useScreenTitle(title: string | null): void {
  useEffect(() => {
    setScreenTitle(title);
    return () => setScreenTitle(null);
  }, [title]);
}

export function setScreenTitle(title: string | null): void {
  shown = title;
  writeTitle();
}

/** Puts a count such as `99+` before the title; null removes it. */
export function setTitleCount(label: string | null): void {
  count = label;
  writeTitle();
}

/** The title without its count, for screen readers. */
export function titleForScreenReaders(): string {
  return titleOf(shown ?? route, null);
}

/** `(3) Settings · Glimmer`. */
export function titleOf(screen: string | null, count: string | null): string {
  return `${count ? `(${count}) ` : ""}${screen ? `${screen} · ` : ""}${product.name}`;
}

function writeTitle(): void {
  document.title = titleOf(shown ?? route, count);
}
