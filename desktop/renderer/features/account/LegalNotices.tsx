import { useState } from "react";
import { getLegalNotice } from "#shared/account/legal-notice.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { isLegalNoticeSeen } from "./legal/legal-seen.ts";

const loadBanner = () => import("./legal/LegalBanner.tsx");
const loadDialog = () => import("./legal/LegalDialog.tsx");

interface LegalNoticesProps {
  readonly user: CurrentUser;
  /** False where the screen has no room for a banner. */
  readonly hasRoom: boolean;
  readonly onSignOut: () => void;
}

/** Announces changed legal texts, and asks for consent once they are in effect (legal.3). */
export function LegalNotices({ user, hasRoom, onSignOut }: LegalNoticesProps) {
  // The time of the visit, so that nobody is interrupted at midnight.
  const [now] = useState(getServerDate);
  const [isSeen, setSeen] = useState(() => isLegalNoticeSeen(user.id));
  const accepted = { terms: user.acceptedTermsVersion, privacy: user.acceptedPrivacyVersion };
  const present = { terms: product.termsVersion, privacy: product.privacyVersion };
  const notice = getLegalNotice(accepted, present, now);
  if (notice.kind === "due") {
    return (
      <LazyPart load={loadDialog}>
        {({ LegalDialog }) => <LegalDialog texts={notice.texts} onSignOut={onSignOut} />}
      </LazyPart>
    );
  }
  if (notice.kind === "none" || isSeen || !hasRoom) return null;
  return (
    <LazyPart load={loadBanner} isAhead>
      {({ LegalBanner }) => <LegalBanner user={user} notice={notice} onDismiss={() => setSeen(true)} />}
    </LazyPart>
  );
}
