import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sayWhoQuotes } from "#shared/posts/audience-refusals.ts";
import { isKnownAudience, type PostAudience } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { repostWithdrawalCost } from "#shared/xp/earnings.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Flag } from "../../../ui/icons/flag.ts";
import { Quote } from "../../../ui/icons/quote.ts";
import { Repeat2 } from "../../../ui/icons/repeat-2.ts";
import { ShieldX } from "../../../ui/icons/shield-x.ts";
import { Trash2 } from "../../../ui/icons/trash-2.ts";
import { Undo2 } from "../../../ui/icons/undo-2.ts";
import { VolumeX } from "../../../ui/icons/volume-x.ts";
import type { MenuItem } from "../../../ui/menu/OpenMenu.tsx";
import { type MenuPlace, OpenMenu } from "../../../ui/menu/OpenMenu.tsx";
import { tabTexts } from "../../../lib/storage/guarded-storage.ts";
import { openCaseItems } from "../../reports/open-case-item.tsx";
import { useMuteItems } from "../../mutes/use-mute-items.tsx";
import { showSpeechQuestion } from "../../speech/speech-store.ts";
import { useThankItem } from "../../thanks/use-thank-item.tsx";
import { openPostDialog } from "../dialogs/post-dialog.ts";
import { isReadByClose } from "../../../entities/posts/post-pages.ts";
import { handOverQuote } from "../quote-hand-over.ts";
import { useRepost } from "./use-post-toggle.ts";

interface PostMenuItemsProps extends MenuPlace {
  readonly post: Post;
  readonly onDeleted: (() => void) | undefined;
}

/**
 * Authors delete; others repost, quote, thank (posts.32), mute and report (posts.7). Moderators
 * open a case (cases.7); administrators remove (admin.4).
 */
export function PostMenuItems({ post, onDeleted, ...place }: PostMenuItemsProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const repost = useRepost(post, user?.id);
  const thank = useThankItem({ kind: "post", id: post.id, name: post.author.displayName });
  const muting = useMuteItems(post.author, {
    isStatusWanted: false,
    startsGroup: true,
    onAsk: () => openPostDialog({ kind: "mute", post }),
  });
  const quote = useQuote(post);
  const removeAudio: MenuItem = {
    label: t`Remove audio`,
    icon: <VolumeX size={18} />,
    onSelect: () => showSpeechQuestion({ kind: "removal", post }),
  };
  const takeOut: MenuItem = {
    label: t`Take my post out of this quote…`,
    icon: <Undo2 size={18} />,
    onSelect: () => openPostDialog({ kind: "detach", post }),
  };
  const passOn: readonly MenuItem[] = [
    {
      label: repost.isOn
        ? t`Withdraw Repost (up to ${repostWithdrawalCost} XP)`
        : t({ message: "Repost", context: "verb" }),
      icon: <Repeat2 size={18} />,
      onSelect: repost.toggle,
    },
    { label: t({ message: "Quote", context: "verb" }), icon: <Quote size={18} />, onSelect: quote },
  ];
  const items: readonly MenuItem[] = user?.id === post.author.id
    ? [...(post.audioUrl ? [removeAudio] : []), {
      label: t`Delete`,
      icon: <Trash2 size={18} />,
      tone: "danger",
      onSelect: () => openPostDialog({ kind: "delete", post, onDeleted }),
    }]
    : [
      ...(isReadByClose(post) ? [] : passOn),
      thank,
      ...(user && post.quotedPost?.author.id === user.id ? [takeOut] : []),
      ...muting,
      {
        label: t`Report Post`,
        icon: <Flag size={18} />,
        onSelect: () => openPostDialog({ kind: "report", post }),
      },
      ...openCaseItems(client, user, { kind: "post", id: post.id }),
      ...(user?.isAdmin
        ? [
          {
            label: t`Remove as administrator…`,
            icon: <ShieldX size={18} />,
            tone: "danger",
            onSelect: () => openPostDialog({ kind: "remove", post, onDeleted }),
          } as const,
        ]
        : []),
    ];
  return <OpenMenu {...place} items={items} />;
}

/** Opens the composer with a quote of the post, or says who may quote it. */
function useQuote(post: Post): () => void {
  const navigate = useNavigate();
  return () => {
    // Absent in what a server of the release before sends.
    const audience: PostAudience | undefined = post.quotesFrom;
    if (audience && audience !== "everyone" && !post.canQuote) {
      return toast({
        title: isKnownAudience(audience)
          ? showText(sayWhoQuotes(audience, post.author.displayName))
          : t`Who may answer: not everyone`,
      });
    }
    handOverQuote(tabTexts, post);
    void navigate({ to: "/create-post", search: { quote: post.id } });
  };
}
