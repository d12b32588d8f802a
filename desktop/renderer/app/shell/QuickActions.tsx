import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { destinationsIn } from "./destinations.ts";

/** A§2's Quick Actions: creating first and in colour, the others as their screens come. */
export function QuickActions({ user }: { user: CurrentUser }) {
  return (
    <section aria-label="Quick Actions" className="flex flex-col gap-2">
      {destinationsIn("quick", user.username).map(({ label, to, icon: Icon, isCreate }) => (
        <Tooltip key={to} label={label}>
          <Link
            to={to}
            aria-label={label}
            className={buttonClass(
              isCreate ? "primary" : "secondary",
              "md",
              "min-h-11 max-xl:size-11 max-xl:self-center max-xl:px-0",
            )}
          >
            <Icon size={18} aria-hidden="true" />
            <span className="hidden xl:inline">{label}</span>
          </Link>
        </Tooltip>
      ))}
    </section>
  );
}
