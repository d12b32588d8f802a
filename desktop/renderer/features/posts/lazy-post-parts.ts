import { loadPollCard } from "../polls/PostPoll.tsx";

export const loadImageViewer = () => import("./card/ImageViewer.tsx");
export const loadPostMenu = () => import("./card/PostMenuItems.tsx");
export const loadPostDialogs = () => import("./dialogs/PostDialogs.tsx");

/** Code that a tap on a card may need; the app loads it once the first screen is idle. */
export const lazyPostParts = [loadPostMenu, loadImageViewer, loadPostDialogs, loadPollCard];
