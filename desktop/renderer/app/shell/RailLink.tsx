import { Link } from "@tanstack/react-router";
import { WaitingCases } from "../../features/cases/WaitingCases.tsx";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import type { Destination } from "./destinations-for-member.ts";

/** A link in the left column: icon and label, the icon alone from 1024 to 1279 px. */
export function RailLink({ destination }: { readonly destination: Destination }) {
  const { label, to, icon: Icon, countsCases } = destination;
  return (
    <Tooltip label={label}>
      <Link
        to={to}
        // A name of its own would leave the count out.
        aria-label={countsCases ? undefined : label}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ "aria-current": "page" }}
        className="relative flex min-h-11 items-center gap-3.5 rounded-control px-3.5 text-body font-medium text-quiet no-underline transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-brand max-xl:justify-center max-xl:px-0"
      >
        <Icon size={20} aria-hidden="true" />
        <span className="max-xl:sr-only">{label}</span>
        {countsCases && (
          <WaitingCases className="xl:ml-auto max-xl:absolute max-xl:top-0.5 max-xl:left-1/2 max-xl:ml-1" />
        )}
      </Link>
    </Tooltip>
  );
}
