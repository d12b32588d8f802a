import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { defaultShareText, messageLimits } from "#shared/messages/rules.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { PersonPicker } from "../../follows/PersonPicker.tsx";
import { QuotedPost } from "../QuotedPost.tsx";
import { useSendPost } from "./use-share-post.ts";

interface ShareViaChatDialogProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** Sends a post to a followed member and opens their conversation (posts.9). */
export function ShareViaChatDialog({ post, onClose }: ShareViaChatDialogProps) {
  const [receiverId, setReceiverId] = useState<string | null>(null);
  const { text: words, ...kept } = useKeptText(`share ${post.id}`);
  const navigate = useNavigate();
  const sending = useSendPost(post.id);
  const openConversation = (user: string) => {
    kept.forget();
    onClose();
    void navigate({ to: "/chat", search: { user } });
  };
  const send = () => {
    if (receiverId === null || sending.isPending) return;
    // Not after the dialog was closed, since the member may be doing something else by then.
    sending.mutate({ receiverId, words }, { onSuccess: () => openConversation(receiverId) });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Share via Chat`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            disabled={receiverId === null}
            isLoading={sending.isPending}
            onClick={send}
          >
            {t`Send`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <PersonPicker value={receiverId} onChange={setReceiverId} onLeave={onClose} />
        <TextArea
          label={t`Message`}
          hint={
            <span className="flex justify-between gap-3">
              <span>{t`Optional`}</span>
              <span className="tabular">{`${countCodePoints(words)}/${messageLimits.shareLength}`}</span>
            </span>
          }
          rows={2}
          placeholder={defaultShareText}
          maxLength={messageLimits.shareLength}
          value={words}
          onChange={(event) => kept.write(event.target.value)}
          onSend={send}
        />
        <QuotedPost post={post} isLink={false} />
      </div>
    </Dialog>
  );
}
