import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { focusSearch } from "../../features/search/focus-search.ts";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { openShortcutHelp, useShortcutHelp } from "./shortcut-help.ts";

const ShortcutHelpDialog = lazy(async () => ({
  default: (await import("./ShortcutHelpDialog.tsx")).ShortcutHelpDialog,
}));

/** The keys that work on every screen; screens add their own with `useShortcuts`. */
export function AppShortcuts() {
  const navigate = useNavigate();
  const isHelpOpen = useShortcutHelp((state) => state.isOpen);
  useShortcuts({
    n: () => void navigate({ to: "/create-post" }),
    "g h": () => void navigate({ to: "/" }),
    "g p": () => void navigate({ to: "/profile" }),
    "/": () => void (focusSearch() || navigate({ to: "/search" })),
    "?": openShortcutHelp,
  });
  return isHelpOpen && (
    <Suspense>
      <ShortcutHelpDialog />
    </Suspense>
  );
}
