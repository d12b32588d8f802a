import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { DeleteAllDialog } from "./DeleteAllDialog.tsx";
import { DeleteBotDialog } from "./DeleteBotDialog.tsx";
import { TryDialog } from "./TryDialog.tsx";

export type OpenedDialog =
  | { readonly kind: "post" | "answer" | "delete"; readonly bot: BotUser }
  | { readonly kind: "delete-all" };

interface BotDialogsProps {
  readonly dialog: OpenedDialog | null;
  /** How many bots there are. */
  readonly count: number;
  readonly onClose: () => void;
}

/** The open dialog, if any. */
export function BotDialogs({ dialog, count, onClose }: BotDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === "delete-all") return <DeleteAllDialog count={count} onClose={onClose} />;
  if (dialog.kind === "delete") return <DeleteBotDialog bot={dialog.bot} onClose={onClose} />;
  return <TryDialog kind={dialog.kind} bot={dialog.bot} onClose={onClose} />;
}
