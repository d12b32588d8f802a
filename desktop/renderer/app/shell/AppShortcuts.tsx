import { useNavigate } from "@tanstack/react-router";
import { focusSearch } from "../../features/posts/SearchBox.tsx";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { closeShortcutHelp, openShortcutHelp, useShortcutHelp } from "./shortcut-help.ts";

const loadHelp = () => import("./ShortcutHelpDialog.tsx");

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
    <LazyOverlay load={loadHelp} onClose={closeShortcutHelp}>
      {({ ShortcutHelpDialog }) => <ShortcutHelpDialog />}
    </LazyOverlay>
  );
}
