import { t } from "@lingui/core/macro";
import { useId } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BotsStatus, BotUser } from "#shared/bots/bot-shapes.ts";
import { changeBotUser } from "#shared/bots/contract.ts";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { ChevronDown } from "../../../ui/icons/chevron-down.ts";
import { Moon } from "../../../ui/icons/moon.ts";
import { Pause } from "../../../ui/icons/pause.ts";
import { Sprout } from "../../../ui/icons/sprout.ts";
import { formatHours, formatLocalHours } from "../working-hours-texts.ts";
import { BotDetails, type OpenBotDialog } from "./BotDetails.tsx";
import { type BotState, getBotState, getCharacterName, splitInterests, stateTexts } from "./bot-texts.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { botKeys } from "../../../lib/query-keys/admin-keys.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface BotRowProps {
  readonly bot: BotUser;
  /** Undefined while it is not known. */
  readonly status: BotsStatus | undefined;
  readonly isOpen: boolean;
  readonly onToggleOpen: () => void;
  readonly onEdit: (bot: BotUser) => void;
  readonly onDialog: OpenBotDialog;
}

/** One bot: who it is and what it is doing, its switch, and its details once it is opened. */
export function BotRow({ bot, status, isOpen, onToggleOpen, onEdit, onDialog }: BotRowProps) {
  const id = useId();
  const toggling = useToggleBot(bot);
  const name = bot.displayName;
  return (
    <li data-bot={bot.userEmail}>
      <div className="relative flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-wash/50 sm:px-5">
        <Avatar member={bot} />
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)]">
          <div className="min-w-0">
            <h3 className="flex min-w-0 items-center gap-1.5">
              <button
                type="button"
                data-control="details"
                aria-expanded={isOpen}
                aria-controls={`${id}-details`}
                onClick={onToggleOpen}
                className="min-w-0 truncate text-start font-semibold text-ink after:absolute after:inset-0"
              >
                <MemberName name={bot.displayName} />
              </button>
              <MemberMarks member={{ username: bot.username, isBot: true }} />
            </h3>
            <p className="flex text-meta text-quiet">
              <Handle username={bot.username} className="truncate" />
            </p>
          </div>
          <p className="min-w-0 text-meta">
            <span>{getCharacterName(bot.character)}</span>
            <span className="line-clamp-1 text-quiet">{joinWithCommas(splitInterests(bot.interests))}</span>
          </p>
          <div className="min-w-0 text-meta">
            <State state={getBotState(bot, status)} />
            <Hours bot={bot} />
          </div>
        </div>
        <div className="relative flex shrink-0 items-center self-stretch">
          <Switch
            aria-label={t`${name} is active`}
            data-control="active"
            checked={bot.isActive}
            onChange={({ target }) => toggling.mutate(target.checked)}
          />
        </div>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classNames(
            "shrink-0 self-center text-quiet transition-transform max-sm:hidden",
            isOpen && "rotate-180",
          )}
        />
      </div>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && <BotDetails bot={bot} onEdit={onEdit} onDialog={onDialog} />}
      </div>
    </li>
  );
}

const stateIcons = {
  working: Sprout,
  resting: Moon,
  stopped: Pause,
  "all-stopped": Pause,
  standing: Pause,
} as const;

function State({ state }: { readonly state: BotState }) {
  const Icon = stateIcons[state];
  const isWorking = state === "working";
  return (
    <p className={classNames("flex items-center gap-1.5", isWorking ? "text-brand-strong" : "text-ink")}>
      <Icon size={14} aria-hidden="true" className={isWorking ? "" : "text-quiet"} />
      <span>{stateTexts[state]}</span>
    </p>
  );
}

function Hours({ bot }: { readonly bot: BotUser }) {
  const local = formatLocalHours(bot);
  return (
    <p className="tabular flex flex-wrap gap-x-1.5 text-quiet">
      <span className="whitespace-nowrap">{t`${{ utc: formatHours(bot) }} UTC`}</span>
      {local && <span className="whitespace-nowrap max-sm:hidden">{t`(${local} here)`}</span>}
    </p>
  );
}

/** Starts or stops one bot at once, without saving other fields (bots.3). */
function useToggleBot({ id, userEmail, displayName }: BotUser) {
  const client = useQueryClient();
  const show = (isActive: boolean) =>
    changeBots(client, (bots) => bots.map((bot) => bot.id === id ? { ...bot, isActive } : bot));
  return useMutation({
    mutationKey: botKeys.toggle,
    // One call at a time, so that the last click wins.
    scope: { id: `bot-${id}` },
    mutationFn: (isActive: boolean) =>
      call(changeBotUser, { params: { email: userEmail }, body: { isActive } }),
    onMutate: async (isActive) => {
      await client.cancelQueries({ queryKey: botKeys.users });
      show(isActive);
    },
    onSuccess: (_, isActive) =>
      announceToScreenReaders(isActive ? t`${displayName} is active.` : t`${displayName} is stopped.`),
    onError: (error, isActive) => {
      show(!isActive);
      toastFailure(error, t`Failed to update bot user`);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: botKeys.toggle }) === 1) invalidateBots(client);
    },
  });
}
