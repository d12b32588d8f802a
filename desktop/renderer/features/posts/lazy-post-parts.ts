export const loadImageViewer = () => import("./card/ImageViewer.tsx");
export const loadPostDialogs = () => import("./dialogs/PostDialogs.tsx");

/** What a tap on a card may need next; the app loads it once the first screen is idle. */
export const lazyPostParts = [loadImageViewer, loadPostDialogs];
