import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { ReferralCard } from "../../features/referral/ReferralCard.tsx";
import { WeeklyLeaders } from "../../features/xp/WeeklyLeaders.tsx";
import { Card } from "../../ui/Card.tsx";
import { Logo } from "../Logo.tsx";
import { KeyboardHint } from "./KeyboardHint.tsx";

/** A calm word, the keyboard, and the small print. */
export function RightColumn({ user }: { user: CurrentUser }) {
  return (
    <aside aria-label="About" className="hidden lg:block">
      <div className="sticky top-14 flex max-h-[calc(100dvh-3.5rem)] flex-col gap-4 overflow-y-auto py-5">
        <Card as="section" className="overflow-hidden bg-linear-to-b from-dawn-wash to-surface p-5">
          <Logo size={32} />
          <h2 className="mt-3 text-lead font-semibold">
            Good to see you, {user.firstName ?? user.displayName}
          </h2>
          <p className="mt-1 text-body text-quiet">
            Nothing here needs you right away. Share a small moment when one comes along.
          </p>
        </Card>
        <WeeklyLeaders />
        <ReferralCard username={user.username} />
        <KeyboardHint />
        <nav aria-label="Legal" className="flex flex-wrap gap-x-4 px-1 text-meta text-quiet">
          <a href="/terms" className="min-h-6 text-quiet hover:text-ink">Terms</a>
          <a href="/privacy" className="min-h-6 text-quiet hover:text-ink">Privacy</a>
          <span>© {new Date().getFullYear()} {product.name}</span>
        </nav>
      </div>
    </aside>
  );
}
