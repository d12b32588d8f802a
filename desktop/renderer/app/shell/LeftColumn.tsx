import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Card } from "../../ui/Card.tsx";
import { Tooltip } from "../../ui/Tooltip.tsx";
import { destinationsIn } from "./destinations.ts";
import { QuickActions } from "./QuickActions.tsx";
import { UserCard } from "./UserCard.tsx";

/** The member's card, the ways, and quick actions; from 1024 to 1279 px a rail of icons. */
export function LeftColumn({ user }: { user: CurrentUser }) {
  return (
    <aside aria-label="You" className="hidden lg:block">
      <div className="sticky top-14 flex max-h-[calc(100dvh-3.5rem)] flex-col gap-4 overflow-y-auto py-5">
        <div className="hidden xl:block">
          <UserCard user={user} />
        </div>
        <QuickActions user={user} />
        <Card className="p-1.5 max-xl:border-transparent max-xl:bg-transparent">
          <nav aria-label="Main" className="flex flex-col gap-0.5">
            {destinationsIn("side", user.username).map(({ label, to, icon: Icon }) => (
              <Tooltip key={to} label={label}>
                <Link
                  to={to}
                  aria-label={label}
                  activeOptions={{ exact: true }}
                  activeProps={{ "aria-current": "page" }}
                  className="flex min-h-11 items-center gap-3.5 rounded-control px-3.5 text-body font-medium text-quiet no-underline transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-brand max-xl:justify-center max-xl:px-0"
                >
                  <Icon size={20} aria-hidden="true" />
                  <span className="hidden xl:inline">{label}</span>
                </Link>
              </Tooltip>
            ))}
          </nav>
        </Card>
      </div>
    </aside>
  );
}
