import { plural, t } from "@lingui/core/macro";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { useMedia } from "../../lib/window/use-media.ts";
import { ScanSearch } from "../../ui/icons/scan-search.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ListFailure } from "../../ui/status/ListFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { AccountName, DetectedActions, type DetectedListProps, Findings } from "./detected-parts.tsx";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clearDetectedBot, listDetectedBots } from "#shared/bots/contract.ts";
import { call } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../lib/query-keys/admin-keys.ts";
import { botPolling } from "./bot-polling.ts";

interface DetectedBotsTabProps {
  /** Suspension belongs to the admin feature, which asks for the reason. */
  readonly onSuspend: (account: DetectedBot) => void;
}

/**
 * Accounts that look or act like machines, with the findings; an administrator clears or suspends
 * them (bots.5).
 */
export function DetectedBotsTab({ onSuspend }: DetectedBotsTabProps) {
  const list = useDetectedBots();
  const clearing = useClearDetectedBot();
  const isWide = useMedia("(width >= 64rem)");
  if (list.isPending) {
    return (
      <div role="status" aria-label={t`Loading detected bots`} className="pt-4">
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    );
  }
  if (!list.data) return <ListFailure title={t`The detected bots could not be loaded`} list={list} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<ScanSearch size={32} />}
        title={t`No account looks like a bot`}
        body={t`Accounts that act faster, more evenly or more repetitively than people do are listed here, with what was found.`}
      />
    );
  }
  const count = list.data.length;
  const List = isWide ? DetectedTable : DetectedCards;
  return (
    <div className="space-y-4 pt-4">
      <p className="max-w-150 text-meta text-quiet">
        {plural(count, {
          one: `${count} account looks like a machine. People can too: read what was found before you act.`,
          other: `${count} accounts look like a machine. People can too: read what was found before you act.`,
        })}
      </p>
      <List accounts={list.data} onClear={clearing.mutate} onSuspend={onSuspend} />
    </div>
  );
}

/** The detected accounts on a narrow window. */
function DetectedCards({ accounts, onClear, onSuspend }: DetectedListProps) {
  return (
    <ul aria-label={t`Accounts that look like a machine`} className="space-y-3">
      <GuardedRows rows={accounts}>
        {(account) => (
          <li data-detected={account.id}>
            <Card className="space-y-3 p-4">
              <AccountName account={account} />
              <p className="tabular text-meta">
                <LevelText level={account.level} />
                <span>{" · "}</span>
                <span className="text-gold">{t`${{ xp: formatXp(account.xp) }} XP`}</span>
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

const columns = [[t`Account`, "w-64"], [t`Level, XP`, "w-24"], [t`What was found`, ""], [
  t`Decision`,
  "w-56",
]] as const;

/** The detected accounts on a wide window. */
function DetectedTable({ accounts, onClear, onSuspend }: DetectedListProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">{t`Accounts that look like a machine`}</caption>
        <thead className="text-meta text-quiet">
          <tr>
            {columns.map(([name, width]) => (
              <th key={name} scope="col" className={`px-2 py-2.5 font-medium first:ps-5 last:pe-5 ${width}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline border-t border-hairline">
          {accounts.map((account) => (
            <tr key={account.id} data-detected={account.id} className="align-top [&_td]:px-2 [&_td]:py-3.5">
              <th scope="row" className="py-3.5 pe-2 ps-5 font-normal">
                <AccountName account={account} />
              </th>
              <td className="tabular text-meta">
                <LevelText level={account.level} />
                <span className="block text-gold">{t`${{ xp: formatXp(account.xp) }} XP`}</span>
              </td>
              <td>
                <Findings account={account} />
              </td>
              <td className="pe-5!">
                <DetectedActions account={account} onClear={onClear} onSuspend={onSuspend} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Accounts that look or act like machines, the latest found first (bots.5). */
function useDetectedBots() {
  return useQuery({
    queryKey: botKeys.detected,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listDetectedBots, {}, { signal }), "username", "displayName", "email"),
    ...botPolling,
  });
}

/** Clears an account as no bot: it leaves the list at once, and returns when the server refuses. */
function useClearDetectedBot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DetectedBot) => call(clearDetectedBot, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: botKeys.detected });
      client.setQueryData<DetectedBot[]>(botKeys.detected, (rows) => rows?.filter((row) => row.id !== id));
    },
    onSuccess: (_, { displayName }) => announceToScreenReaders(t`${displayName} is marked as not a bot.`),
    onError: (error) => toastFailure(error, t`The account could not be cleared. Please try again.`),
    onSettled: () => invalidateDetectedBots(client),
  });
}

export function invalidateDetectedBots(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: botKeys.detected });
}
