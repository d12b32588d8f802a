/**
 * The modules that the build replaces for `first-feed.tsx`, and the files of this folder that stand
 * in for them. A replaced module's names are found in its stand-in; the build fails without one.
 */
export const standIns: readonly (readonly [module: RegExp, standIn: string])[] = [
  [/^react(\/jsx-(dev-)?runtime)?$/, "react.ts"],
  [/^@tanstack\/react-router$/, "router.tsx"],
  [/^(@tanstack\/react-query|zustand)$/, "without-app.tsx"],
  ...[
    // State
    "session/session",
    "platform/current-platform",
    "use-post-toggle",
    "post-toggles",
    "toggle-store",
    "use-animation",
    "use-placeholder",
    "ticker",
    // Actions
    "use-open-by-text",
    "post-dialog",
    "track-promotion-event",
    // Parts of a card
    "ErrorBoundary",
    "MarkedText",
    "PostMenu",
    "LazyPart",
    "LazyOverlay",
    "lazy-post-parts",
    "ErrorState",
    "PlayButton",
    "AnimationMark",
    "ListenButton",
    "EditButton",
    "PromoteControl",
  ].map((name) => [new RegExp(`^\\..*/${name}\\.tsx?$`), "without-app.tsx"] as const),
];
