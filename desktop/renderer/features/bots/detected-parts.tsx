import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { formatFinding } from "#shared/bots/format-finding.ts";
import { showText } from "../../lib/language/show-text.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";

export interface DetectedListProps {
  readonly accounts: readonly DetectedBot[];
  readonly onClear: (account: DetectedBot) => void;
  readonly onSuspend: (account: DetectedBot) => void;
}

/** Name, which leads to the profile, username and email. */
export function AccountName({ account }: { readonly account: DetectedBot }) {
  return (
    <div className="min-w-0">
      <div className="flex min-w-0 items-center gap-1.5">
        <Link
          to="/$username"
          params={{ username: account.username }}
          className="min-h-6 truncate font-semibold text-ink hover:underline"
        >
          <MemberName name={account.displayName} />
        </Link>
        {account.isSuspended && (
          <span className="shrink-0 rounded-full bg-danger-wash px-2 text-xs leading-5 font-medium text-danger">
            {t`Suspended`}
          </span>
        )}
      </div>
      <p className="flex text-meta text-quiet" title={`@${account.username}`}>
        <Handle username={account.username} className="truncate" />
      </p>
      <p className="truncate text-meta text-quiet" title={account.email}>{account.email}</p>
    </div>
  );
}

/** Each finding with its numbers, the repeated text, and when it was found. */
export function Findings({ account: { findings, foundAt } }: { readonly account: DetectedBot }) {
  return (
    <>
      <ul className="space-y-1.5">
        {findings.map((finding) => (
          <li key={finding.reason}>
            <span>{showText(formatFinding(finding))}</span>
            {finding.reason === "repetition" && (
              <q
                {...getLangAndDir(finding.text)}
                className="mt-0.5 line-clamp-2 text-meta text-quiet wrap-anywhere"
              >
                {finding.text}
              </q>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-meta text-quiet">
        <Trans>
          Found <RelativeTime at={foundAt} />
        </Trans>
      </p>
    </>
  );
}

interface DetectedActionsProps extends Pick<DetectedListProps, "onClear" | "onSuspend"> {
  readonly account: DetectedBot;
}

export function DetectedActions({ account, onClear, onSuspend }: DetectedActionsProps) {
  const name = account.displayName;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`${name} is not a bot`}
        onClick={() => onClear(account)}
      >
        {t`Not a bot`}
      </Button>
      {!account.isSuspended && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Suspend ${name}…`}
          onClick={() => onSuspend(account)}
        >
          {t`Suspend…`}
        </Button>
      )}
    </div>
  );
}
