import { t } from "@lingui/core/macro";
import { toAnswered } from "#shared/messages/preview.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { endUnchangedEdit } from "./edit/message-edit.ts";
import { focusComposer } from "./focus-composer.ts";
import { writeMessageDraft } from "./message-draft.ts";

/** Has the draft to the other member answer a message, and leads to the composer (messages.17). */
export function startAnswer(ownId: string, message: DirectMessage): void {
  const otherId = message.senderId === ownId ? message.receiverId : message.senderId;
  if (!endUnchangedEdit(ownId, otherId)) return toast({ title: t`Save or cancel your edit first.` });
  writeMessageDraft(ownId, otherId, { replyTo: toAnswered(message) });
  // The composer comes in the place of an edit with the next paint.
  requestAnimationFrame(focusComposer);
}
