import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";

/** The preview is static: no action does anything, and no state changes. */
const doNothing = () => {};

// State

let ownAddress = "";
export const setPublicAddress = (address: string) => void (ownAddress = address);
export const platform = () => ({ publicAddress: (path: string) => new URL(path, ownAddress).href });

const staticToggle = (isOn: boolean, count: number) => ({ isOn, count, toggle: doNothing });
export const usePostToggle = (post: Post, kind: "like" | "bookmark") =>
  kind === "like" ? staticToggle(post.isLiked, post.likesCount) : staticToggle(post.isBookmarked, 0);
export const postToggles = {
  repost: { of: ({ isReposted, repostsCount }: Post) => staticToggle(isReposted, repostsCount) },
};
export const toggleKey = () => "";
export const useToggle = (_: string, state: unknown) => state;
export const useAnimation = () => ({ isPlaying: false, toggle: doNothing });
/** The first pictures come with the page, and need no blurred placeholders. */
export const usePlaceholder = () => ({ blurred: null, isTransparent: false });
export const create = () => doNothing;
export const useQueryClient = doNothing;

// Actions

export const tick = doNothing;
export const followTicks = () => doNothing;
export const useOpenByText = () => ({});
export const openPostDialog = doNothing;
export const loadImageViewer = doNothing;
export const trackPromotionEvent = doNothing;

// Parts of a card

/** A failure leaves the skeleton. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => children;
/** No feed has the words of a search. */
export const MarkedText = ({ text }: { readonly text: string }) => <span>{text}</span>;

/** The closed menu of a post. */
export const PostMenu = () => (
  <div className="-me-2 -mt-1 shrink-0">
    <span className="relative inline-flex">
      <IconButton
        label={t`Post options`}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={false}
      />
    </span>
  </div>
);

// These show later, or to few members; their place is kept.
export const LazyPart = ({ fallback }: { readonly fallback?: ReactNode }) => fallback;
export const LazyOverlay = () => null;
export const ErrorState = () => null;
export const PlayButton = () => null;
export const AnimationMark = () => null;
export const ListenButton = () => null;
export const EditButton = () => null;
export const PromoteControl = () => null;
