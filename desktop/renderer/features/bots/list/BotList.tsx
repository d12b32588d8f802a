import { useState } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Bot } from "../../../ui/icons/bot.ts";
import { Plus } from "../../../ui/icons/plus.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { BotDialogs, type OpenedDialog } from "./BotDialogs.tsx";
import { useBotsStatus } from "../status/use-bots-status.ts";
import { countWithNoun } from "./bot-texts.ts";
import { BotRow } from "./BotRow.tsx";

/** The most bots that the server accepts. */
const mostBots = 200;

interface BotListProps {
  readonly bots: readonly BotUser[];
  /** The ids of the bots whose details are shown. */
  readonly opened: ReadonlySet<string>;
  readonly onToggleOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onEdit: (bot: BotUser) => void;
}

/** All bots, each collapsed until it is opened. */
export function BotList({ bots, opened, onToggleOpen, onNew, onEdit }: BotListProps) {
  const status = useBotsStatus().data;
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const newBot = (
    <Button data-control="new-bot" icon={<Plus size={18} aria-hidden="true" />} onClick={onNew}>
      New bot
    </Button>
  );
  if (bots.length === 0) {
    return (
      <EmptyState
        icon={<Bot size={32} />}
        title="No bots yet"
        body="A bot posts, comments and likes in its own hours, so that a young community is never empty. Members always see that it is a bot."
        action={newBot}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead font-semibold">{countWithNoun(bots.length, "bot")}</h2>
        {bots.length < mostBots
          ? newBot
          : <p className="text-meta text-quiet">That's the most there can be.</p>}
      </div>
      <Card className="overflow-hidden">
        <ul aria-label="Bots" className="divide-y divide-hairline">
          <GuardedRows rows={bots}>
            {(bot) => (
              <BotRow
                bot={bot}
                status={status}
                isOpen={opened.has(bot.id)}
                onToggleOpen={() => onToggleOpen(bot.id)}
                onEdit={onEdit}
                onDialog={(kind, of) => setDialog({ kind, bot: of })}
              />
            )}
          </GuardedRows>
        </ul>
      </Card>
      <div className="flex justify-end">
        <Button
          size="sm"
          variant="quiet"
          className="text-danger!"
          onClick={() => setDialog({ kind: "delete-all" })}
        >
          Delete all bots…
        </Button>
      </div>
      <BotDialogs dialog={dialog} count={bots.length} onClose={() => setDialog(null)} />
    </>
  );
}
