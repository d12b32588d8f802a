import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { product } from "#shared/product.ts";
import { shortenText } from "#shared/shorten-text.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { copyAddress } from "../../../lib/navigation/copy-address.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { Link2 } from "../../../ui/icons/link-2.ts";
import { Mail } from "../../../ui/icons/mail.ts";
import { MessageCircle } from "../../../ui/icons/message-circle.ts";
import { MessagesSquare } from "../../../ui/icons/messages-square.ts";
import { Send } from "../../../ui/icons/send.ts";
import { useSharePost } from "./use-share-post.ts";

/** Characters of the post in the shared text (posts.8). */
const whatsAppLength = 100;
const twitterLength = 200;

type Shared = Pick<Post, "content" | "author"> & Covered;

export function getWhatsAppAddress(post: Shared, url: string): string {
  return buildAddress("https://wa.me/", {
    text: [shortenText(wordsOf(post), whatsAppLength), url].filter(Boolean).join("\n\n"),
  });
}

export function getTwitterAddress(post: Shared, url: string): string {
  return buildAddress("https://twitter.com/intent/tweet", {
    text: shortenText(wordsOf(post), twitterLength),
    url,
  });
}

export function getEmailAddress(post: Shared, url: string): string {
  return buildAddress("mailto:", {
    subject: t`A post by ${{ name: isolateName(post.author.displayName) }} on ${{ product: product.name }}`,
    body: [wordsOf(post), url].filter(Boolean).join("\n\n"),
  });
}

/** None of what is covered or hidden. */
function wordsOf(post: Shared): string {
  return isUnderCover(post) ? "" : leaveOutSpoilers(post.content).trim();
}

/** Builds an address with %20 for spaces, since mail programs show a plus sign literally. */
function buildAddress(base: string, params: Readonly<Record<string, string>>): string {
  const query = Object.entries(params).filter(([, value]) => value !== "");
  return `${base}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

interface ShareDialogProps {
  readonly post: Post;
  readonly onViaChat: () => void;
  readonly onClose: () => void;
}

const row = "flex min-h-12 w-full items-center gap-4 rounded-control px-3 text-start text-body font-medium " +
  "text-ink no-underline transition-colors hover:bg-wash";

/** Shares a post via chat, WhatsApp, email, Twitter/X or its link (posts.8). */
export function ShareDialog({ post, onViaChat, onClose }: ShareDialogProps) {
  const share = useSharePost(post.id);
  const path = `/post/${post.id}`;
  const url = platform().publicAddress(path);
  const copy = async () => {
    if (!(await copyAddress(path))) return;
    share.mutate();
    onClose();
  };
  const leave = () => {
    share.mutate();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Share Post`}>
      <ul className="-mx-3">
        <li>
          <button type="button" className={row} onClick={onViaChat}>
            <Icon>
              <MessagesSquare size={20} />
            </Icon>
            {t`Via Chat`}
          </button>
        </li>
        <ShareOption
          href={getWhatsAppAddress(post, url)}
          icon={<MessageCircle size={20} />}
          label="WhatsApp"
          onClick={leave}
        />
        <ShareOption
          href={getEmailAddress(post, url)}
          icon={<Mail size={20} />}
          label={t`Email`}
          onClick={leave}
        />
        <ShareOption
          href={getTwitterAddress(post, url)}
          icon={<Send size={20} />}
          label="Twitter/X"
          onClick={leave}
        />
        <li>
          <button type="button" className={row} onClick={() => void copy()}>
            <Icon>
              <Link2 size={20} />
            </Icon>
            {t`Copy Link`}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

interface WayProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function ShareOption({ href, icon, label, onClick }: WayProps) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={row} onClick={onClick}>
        <Icon>{icon}</Icon>
        <span>{label}</span>
      </a>
    </li>
  );
}

function Icon({ children }: { readonly children: ReactNode }) {
  return <span aria-hidden="true" className="text-quiet">{children}</span>;
}
