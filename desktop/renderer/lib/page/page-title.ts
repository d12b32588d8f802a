import { useEffect } from "react";
import { product } from "#shared/product.ts";

let route: string | null = null;
let shown: string | null = null;
let count: string | null = null;

/** Titles the page by its route; null: by the product alone. */
export function setPageTitle(title: string | null): void {
  route = title;
  write();
}

/** Titles the page by what the screen shows, e.g. a member's name, while it shows it. Null until that is known: the route's title stays. */
export function useScreenTitle(title: string | null): void {
  useEffect(() => {
    setScreenTitle(title);
    return () => setScreenTitle(null);
  }, [title]);
}

/** See `useScreenTitle`. */
export function setScreenTitle(title: string | null): void {
  shown = title;
  write();
}

/** Puts a count before the title, e.g. `99+`; null takes it away. */
export function setTitleCount(label: string | null): void {
  count = label;
  write();
}

/** The title without its count, as it is spoken. */
export function spokenTitle(): string {
  return titleOf(shown ?? route, null);
}

/** `(3) Settings · Glimmer`. */
export function titleOf(screen: string | null, count: string | null): string {
  return `${count ? `(${count}) ` : ""}${screen ? `${screen} · ` : ""}${product.name}`;
}

function write(): void {
  document.title = titleOf(shown ?? route, count);
}
