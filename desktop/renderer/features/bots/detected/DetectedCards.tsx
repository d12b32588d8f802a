import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { AccountName, DetectedActions, type DetectedListProps, Findings } from "./detected-parts.tsx";

/** The detected accounts on a narrow window. */
export function DetectedCards({ accounts, onClear, onSuspend }: DetectedListProps) {
  return (
    <ul aria-label="Accounts that look like a machine" className="space-y-3">
      <GuardedRows rows={accounts}>
        {(account) => (
          <li data-detected={account.id}>
            <Card className="space-y-3 p-4">
              <AccountName account={account} />
              <p className="tabular text-meta">
                <LevelText level={account.level} />
                <span>{" · "}</span>
                <span className="text-gold">{`${formatXp(account.xp)} XP`}</span>
              </p>
              <Findings account={account} />
              <DetectedActions account={account} onClear={onClear} onSuspend={onSuspend} />
            </Card>
          </li>
        )}
      </GuardedRows>
    </ul>
  );
}
