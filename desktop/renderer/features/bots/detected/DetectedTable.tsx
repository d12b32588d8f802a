import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { AccountName, DetectedActions, type DetectedListProps, Findings } from "./detected-parts.tsx";

const columns = [["Account", "w-64"], ["Level, XP", "w-24"], ["What was found", ""], [
  "Decision",
  "w-56",
]] as const;

/** The detected accounts on a wide window. */
export function DetectedTable({ accounts, onClear, onSuspend }: DetectedListProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Accounts that look like a machine</caption>
        <thead className="text-meta text-quiet">
          <tr>
            {columns.map(([name, width]) => (
              <th key={name} scope="col" className={`px-2 py-2.5 font-medium first:pl-5 last:pr-5 ${width}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline border-t border-hairline">
          {accounts.map((account) => (
            <tr key={account.id} data-detected={account.id} className="align-top [&_td]:px-2 [&_td]:py-3.5">
              <th scope="row" className="py-3.5 pr-2 pl-5 font-normal">
                <AccountName account={account} />
              </th>
              <td className="tabular text-meta">
                <LevelText level={account.level} />
                <span className="block text-gold">{`${formatXp(account.xp)} XP`}</span>
              </td>
              <td>
                <Findings account={account} />
              </td>
              <td className="pr-5!">
                <DetectedActions account={account} onClear={onClear} onSuspend={onSuspend} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
