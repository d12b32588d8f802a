import { useQueryClient } from "@tanstack/react-query";
import { findLatestEditable } from "../../thread/message/editable-message.ts";
import { startMessageEdit } from "./message-edit.ts";

/**
 * Returns what opens the edit of the member's latest message to another; it returns false when none
 * may be edited.
 */
export function useEditLatest(memberId: string, userId: string): () => boolean {
  const client = useQueryClient();
  return () => {
    const latest = findLatestEditable(client, memberId, userId);
    if (latest) startMessageEdit(latest);
    return latest !== undefined;
  };
}
