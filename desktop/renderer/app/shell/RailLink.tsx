import { Link } from "@tanstack/react-router";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import type { Destination } from "./destinations-for-member.ts";

/** A link in the left column: icon and label, the icon alone from 1024 to 1279 px. */
export function RailLink({ destination: { label, to, icon: Icon } }: { readonly destination: Destination }) {
  return (
    <Tooltip label={label}>
      <Link
        to={to}
        aria-label={label}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ "aria-current": "page" }}
        className="flex min-h-11 items-center gap-3.5 rounded-control px-3.5 text-body font-medium text-quiet no-underline transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-brand max-xl:justify-center max-xl:px-0"
      >
        <Icon size={20} aria-hidden="true" />
        <span className="hidden xl:inline">{label}</span>
      </Link>
    </Tooltip>
  );
}
