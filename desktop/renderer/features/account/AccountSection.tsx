import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ChevronRight } from "../../ui/icons/chevron-right.ts";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { BirthDate } from "./BirthDate.tsx";
import { LimitNote } from "./LimitNote.tsx";
import { EmailAddress } from "./EmailAddress.tsx";
import { ResetPassword } from "./ResetPassword.tsx";

/** Email, age, password reset, and links to pages about the account. */
export function AccountSection({ user }: { readonly user: CurrentUser }) {
  return (
    <SettingsSection title="Account">
      <div className="flex flex-col gap-5">
        <LimitNote until={user.limitedUntil} />
        <EmailAddress user={user} />
        <BirthDate user={user} />
        <ResetPassword email={user.email} />
        <ul className="-mx-2 border-t border-hairline pt-3">
          <SettingsLink to="/blocked-users">Blocked users</SettingsLink>
          <SettingsLink to="/rate-limit-status">Your limits</SettingsLink>
        </ul>
      </div>
    </SettingsSection>
  );
}

function SettingsLink(
  { to, children }: { readonly to: "/blocked-users" | "/rate-limit-status"; readonly children: string },
) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between rounded-control px-2 font-medium text-ink no-underline transition-colors hover:bg-wash"
      >
        <span>{children}</span>
        <ChevronRight size={18} aria-hidden="true" className="text-quiet" />
      </Link>
    </li>
  );
}
