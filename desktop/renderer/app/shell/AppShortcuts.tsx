import { useNavigate } from "@tanstack/react-router";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { ShortcutHelpDialog } from "./ShortcutHelpDialog.tsx";
import { openShortcutHelp } from "./shortcut-help.ts";

/** The keys that work on every screen; screens add their own with `useShortcuts`. */
export function AppShortcuts() {
  const navigate = useNavigate();
  useShortcuts({
    n: () => void navigate({ to: "/create-post" }),
    "g h": () => void navigate({ to: "/" }),
    "g p": () => void navigate({ to: "/profile" }),
    "?": openShortcutHelp,
  });
  return <ShortcutHelpDialog />;
}
