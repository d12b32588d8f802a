import { product } from "#shared/product.ts";

let screen: string | null = null;
let count: string | null = null;

/** Titles the page by what the screen shows; null: by the product alone. */
export function setPageTitle(title: string | null): void {
  screen = title;
  write();
}

/** Puts a count before the title, e.g. `99+`; null takes it away. */
export function setTitleCount(label: string | null): void {
  count = label;
  write();
}

/** The title without its count, as it is spoken. */
export function spokenTitle(): string {
  return titleOf(screen, null);
}

/** `(3) Settings · Glimmer`. */
export function titleOf(screen: string | null, count: string | null): string {
  return `${count ? `(${count}) ` : ""}${screen ? `${screen} · ` : ""}${product.name}`;
}

function write(): void {
  document.title = titleOf(screen, count);
}
