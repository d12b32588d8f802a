/**
 * Modules that the build of draw-first-feed.ts replaces, and the files of this folder that stand in
 * for them.
 */
export const standIns: readonly (readonly [module: RegExp, standIn: string])[] = [
  [/^react(\/jsx-(dev-)?runtime)?$/, "react.ts"],
  [/^@tanstack\/react-router$/, "router.tsx"],
  [/^radix-ui$/, "radix.ts"],
  [/^(@tanstack\/react-query|zustand)$/, "without-app.ts"],
  [/^\.\/PostMenu\.tsx$/, "PostMenu.tsx"],
  ...[
    "session/session",
    "use-post-toggle",
    "post-toggles",
    "toggle-store",
    "LazyPart",
    "LazyOverlay",
    "ErrorBoundary",
    "PlayButton",
    "AnimationMark",
    "MarkedText",
    "use-animation",
    "use-placeholder",
    "ticker",
    "ErrorState",
    "ListenButton",
    "PromoteControl",
    "use-open-by-text",
    "lazy-post-parts",
    "track-promotion-event",
    "post-dialog",
    "platform/current-platform",
  ].map((name) => [new RegExp(`^\\..*/${name}\\.tsx?$`), "without-app.ts"] as const),
];
