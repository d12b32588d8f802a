import { plural, t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { createLostPart } from "../../ui/status/lost-part.tsx";
import { ListFailure } from "../../ui/status/ListFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { BotsStatusCard, useBotsStatus } from "./status/BotsStatusCard.tsx";
import { useBots } from "./use-bots.ts";
import { Bot } from "../../ui/icons/bot.ts";
import { Plus } from "../../ui/icons/plus.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { BotDialogs, type OpenedDialog } from "./list/BotDialogs.tsx";
import { BotRow } from "./list/BotRow.tsx";

const loadForm = () => import("./form/BotForm.tsx");

/** The address parameter for a new bot; no email looks like it. */
const newBot = "new";

interface BotUsersTabProps {
  /** Which bot's form is open: its email, or 'new'. */
  readonly edited: string | undefined;
  /** Opens or closes a form; `isSaved` skips the question about unsaved changes. */
  readonly onEdit: (edited: string | undefined, isSaved: boolean) => void;
}

/** The product's bots: the switch for all, the list, and the form of one (bots.1, bots.3). */
export function BotUsersTab({ edited, onEdit }: BotUsersTabProps) {
  const bots = useBots();
  const returnTo = useFocusAfterForm(edited);
  // Open rows stay open while a form is shown.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (bots.isPending) {
    return (
      <div role="status" aria-label={t`Loading bots`} className="space-y-4 pt-4">
        <Skeleton className="h-52 w-full rounded-card sm:h-36" />
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    );
  }
  if (!bots.data) return <ListFailure title={t`The bots could not be loaded`} list={bots} />;
  if (edited !== undefined) {
    return (
      <OpenForm
        key={edited}
        bot={edited === newBot ? null : bots.data.find(({ userEmail }) => userEmail === edited)}
        onClose={(isSaved) => onEdit(undefined, isSaved)}
      />
    );
  }
  const open = (email: string) => {
    returnTo(email);
    onEdit(email, false);
  };
  return (
    <div className="space-y-4 pt-4">
      <BotsStatusCard />
      <BotList
        bots={bots.data}
        opened={opened}
        onToggleOpen={(id) =>
          setOpened((before) =>
            new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])
          )}
        onNew={() => open(newBot)}
        onEdit={({ userEmail }: BotUser) => open(userEmail)}
      />
    </div>
  );
}

interface OpenFormProps {
  /** Undefined when nobody has this email. */
  readonly bot: BotUser | null | undefined;
  readonly onClose: (isSaved: boolean) => void;
}

function OpenForm({ bot, onClose }: OpenFormProps) {
  if (bot === undefined) {
    return (
      <EmptyState
        title={t`There is no such bot`}
        body={t`It may have been deleted.`}
        action={<Button variant="secondary" onClick={() => onClose(true)}>{t`All bots`}</Button>}
      />
    );
  }
  return (
    <LazyPart
      load={loadForm}
      fallback={<Skeleton className="mt-4 h-120 w-full rounded-card" />}
      failure={createLostPart(t`This form could not be loaded`)}
    >
      {({ BotForm }) => <BotForm bot={bot} onClose={onClose} />}
    </LazyPart>
  );
}

/**
 * Returns the focus to where the form was opened once it is closed. Returns a function that sets
 * that place.
 */
function useFocusAfterForm(edited: string | undefined): (email: string) => void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (edited !== undefined || last.current === undefined) return;
    const where = last.current === newBot
      ? `[data-control="new-bot"]`
      : `[data-bot="${last.current}"] [data-control="details"]`;
    document.querySelector<HTMLElement>(where)?.focus();
    last.current = undefined;
  }, [edited]);
  return (email) => {
    last.current = email;
  };
}

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
function BotList({ bots, opened, onToggleOpen, onNew, onEdit }: BotListProps) {
  const status = useBotsStatus().data;
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const newBotButton = (
    <Button data-control="new-bot" icon={<Plus size={18} aria-hidden="true" />} onClick={onNew}>
      {t`New bot`}
    </Button>
  );
  if (bots.length === 0) {
    return (
      <EmptyState
        icon={<Bot size={32} />}
        title={t`No bots yet`}
        body={t`A bot posts, comments and likes in its own hours, so that a young community is never empty. Members always see that it is a bot.`}
        action={newBotButton}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead font-semibold">
          {plural({ count: bots.length }, { one: "# bot", other: "# bots" })}
        </h2>
        {bots.length < mostBots
          ? newBotButton
          : <p className="text-meta text-quiet">{t`That's the most there can be.`}</p>}
      </div>
      <Card className="overflow-hidden">
        <ul aria-label={t`Bots`} className="divide-y divide-hairline">
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
          {t`Delete all bots…`}
        </Button>
      </div>
      <BotDialogs dialog={dialog} count={bots.length} onClose={() => setDialog(null)} />
    </>
  );
}
