import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Button } from "../../ui/button/Button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { useResetMail } from "./api.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Email, password reset, and links to pages about the account. */
export function AccountSection({ email }: { readonly email: string }) {
  const resetMail = useResetMail();
  const send = () =>
    resetMail.mutate(email, {
      onSuccess: ({ message }) => toast({ title: "Reset Email Sent", description: message, tone: "success" }),
      onError: (error) => toastFailure(error, "Please try again.", "Failed to Send Reset Email"),
    });

  return (
    <SettingsSection title="Account">
      <div className="flex flex-col gap-5">
        <div>
          <p className="text-meta font-semibold text-ink">Email</p>
          <p className="mt-1 wrap-anywhere">{email}</p>
          <p className="mt-1 text-meta text-quiet">Only you can see it.</p>
        </div>
        <div className="flex flex-col items-start gap-1">
          <p className="text-meta font-semibold text-ink">Password</p>
          <p className="text-meta text-quiet">
            We send you a link to set a new one. Your other devices are signed out once you have.
          </p>
          <Button variant="secondary" className="mt-2" isLoading={resetMail.isPending} onClick={send}>
            Reset Password
          </Button>
          <p role="status" className="text-meta text-quiet">
            {resetMail.isSuccess && `We sent a link to ${email}. It works once, for one hour.`}
          </p>
        </div>
        <ul className="-mx-2 border-t border-hairline pt-3">
          <Way to="/blocked-users">Blocked users</Way>
          <Way to="/rate-limit-status">Your limits</Way>
        </ul>
      </div>
    </SettingsSection>
  );
}

function Way(
  { to, children }: { readonly to: "/blocked-users" | "/rate-limit-status"; readonly children: string },
) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center justify-between rounded-control px-2 font-medium text-ink no-underline transition-colors hover:bg-wash"
      >
        {children}
        <ChevronRight size={18} aria-hidden="true" className="text-quiet" />
      </Link>
    </li>
  );
}
