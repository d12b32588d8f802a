import { createElement, type ReactNode } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";

/** Stand-ins for the actions that cards import: in the static preview nothing acts. */
const doNothing = () => {};

const staticToggle = (isOn: boolean, count: number) => ({ isOn, count, toggle: doNothing });
export const usePostToggle = (post: Post, kind: "like" | "bookmark") =>
  kind === "like" ? staticToggle(post.isLiked, post.likesCount) : staticToggle(post.isBookmarked, 0);
export const postToggles = {
  repost: { of: ({ isReposted, repostsCount }: Post) => staticToggle(isReposted, repostsCount) },
};
export const toggleKey = () => "";
export const useToggle = (_: string, state: unknown) => state;
export const useOpenByText = () => ({});
export const useAnimation = () => ({ isPlaying: false, toggle: doNothing });
export const tick = doNothing;
export const followTicks = () => doNothing;
/** No feed has the words of a search. */
export const MarkedText = ({ text }: { readonly text: string }) => createElement("span", null, text);
/** A failure leaves the skeleton. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => children;

/** Parts that a card shows later, or to few members; their place is kept. */
export const LazyPart = ({ fallback }: { readonly fallback?: ReactNode }) => fallback;
export const LazyOverlay = () => null;
export const ErrorState = () => null;
export const PlayButton = () => null;
export const AnimationMark = () => null;
export const ListenButton = () => null;
export const PromoteControl = () => null;

export const create = () => doNothing;
export const useQueryClient = doNothing;
export const loadImageViewer = doNothing;
export const trackPromotionEvent = doNothing;
export const openPostDialog = doNothing;
let ownAddress = "";
export const setPublicAddress = (address: string) => void (ownAddress = address);
export const platform = () => ({ publicAddress: (path: string) => new URL(path, ownAddress).href });
/** The first pictures come with the page, and need no blurred placeholders. */
export const usePlaceholder = () => ({ blurred: null, isTransparent: false });
