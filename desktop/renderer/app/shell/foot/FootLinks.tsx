import { Link } from "@tanstack/react-router";
import { product } from "#shared/product.ts";
import { footLinkClass } from "../../../ui/layout/foot-link-class.ts";
import type { footLinks } from "./foot-links.ts";

/** Quiet links at the end of a page or column, and the current year (shell.8). */
export function FootLinks({ label, links }: { readonly label: string; readonly links: typeof footLinks }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-4 px-1 text-meta text-quiet">
      {links.map(({ label: text, to, search }) => (
        <Link
          key={text}
          to={to}
          search={search ?? {}}
          className={footLinkClass}
        >
          {text}
        </Link>
      ))}
      <span>
        © <span data-current-year>{new Date().getFullYear()}</span> {product.name}
      </span>
    </nav>
  );
}
