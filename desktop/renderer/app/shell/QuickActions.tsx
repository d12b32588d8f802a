import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import { destinationsFor } from "./destinations-for-member.ts";
import { RailLink } from "./RailLink.tsx";

/** Quick Actions (shell.5): creating a post first and highlighted. */
export function QuickActions({ user }: { user: CurrentUser }) {
  return (
    <section aria-label="Quick Actions" className="flex flex-col gap-0.5">
      {destinationsFor("quick", user).map((destination) => {
        const { label, to, icon: Icon, isCreate } = destination;
        if (!isCreate) return <RailLink key={to} destination={destination} />;
        return (
          <Tooltip key={to} label={label}>
            <Link
              to={to}
              aria-label={label}
              className={buttonClass(
                "primary",
                "md",
                "mb-1 min-h-11 max-xl:size-11 max-xl:self-center max-xl:px-0",
              )}
            >
              <Icon size={18} aria-hidden="true" />
              <span className="hidden xl:inline">{label}</span>
            </Link>
          </Tooltip>
        );
      })}
    </section>
  );
}
