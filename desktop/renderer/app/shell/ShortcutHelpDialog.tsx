import { t } from "@lingui/core/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { paths } from "#shared/screen-paths.ts";
import { deskShortcutTexts } from "../../features/cases/desk-shortcut-texts.ts";
import { useCharacterKeys } from "../../lib/keyboard/character-keys.ts";
import { listBoundShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Kbd } from "../../ui/button/Kbd.tsx";
import { closeShortcutHelp } from "./shortcut-help.ts";

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** The texts for each key, in the order of the help, which lists only the bound ones. */
const shortcutTexts: readonly (readonly [shortcut: string, text: string])[] = [
  ["j", t`Next in the list`],
  ["k", t`Previous in the list`],
  ["ArrowUp", t`Up in the list`],
  ["ArrowDown", t`Down in the list`],
  ["Enter", t({ message: "Open", context: "verb" })],
  ["Alt+ArrowUp", t`Previous conversation`],
  ["Alt+ArrowDown", t`Next conversation`],
  ["l", t({ message: "Like", context: "verb" })],
  ["b", t({ message: "Bookmark", context: "verb" })],
  ["r", t({ message: "Reply", context: "verb" })],
  ["e", t`Edit`],
  ["n", t`New post`],
  ["/", t({ message: "Search", context: "verb" })],
  ["g h", t`Go home`],
  ["g p", t`Go to your profile`],
  ["?", t`Show this help`],
];

const isOfDesk = new Set(deskShortcutTexts.map(([shortcut]) => shortcut));

/** Lists the keys that work on this screen. */
export function ShortcutHelpDialog() {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeShortcutHelp()}
      title={t`Keyboard shortcuts`}
    >
      <ShortcutList />
    </Dialog>
  );
}

function ShortcutList() {
  const bound = listBoundShortcuts();
  const isDesk = useLocation({ select: ({ pathname }) => pathname === paths.moderation });
  const texts = isDesk
    ? [...deskShortcutTexts, ...shortcutTexts.filter(([shortcut]) => !isOfDesk.has(shortcut))]
    : shortcutTexts;
  const rows = [
    ...texts.filter(([shortcut]) => bound.has(shortcut)),
    // In the viewer, where no help opens; on a zoomed picture the arrows move it.
    ["ArrowLeft+ArrowRight", t`Other pictures of an opened one`] as const,
    ["Esc", t`Close`] as const,
  ];
  return (
    <>
      <dl>
        {rows.map(([shortcut, text]) => (
          <div
            key={shortcut}
            className="flex items-center justify-between border-b border-hairline py-2 last:border-0"
          >
            <dt className="text-body">{text}</dt>
            <dd className="flex gap-1">
              {shortcut.split(/[ +]/).map((key) => <Kbd key={key} name={arrows[key] ?? key} />)}
            </dd>
          </div>
        ))}
      </dl>
      <TurnedOff />
    </>
  );
}

/** Where to turn the keys off that dictation or an accident presses, and on again. */
function TurnedOff() {
  const areOn = useCharacterKeys((state) => state.areOn);
  return (
    <p className="mt-3 text-meta text-quiet">
      <span>
        {areOn
          ? t`Do you dictate, or press keys by accident?`
          : t`Shortcuts of one letter, number or sign are turned off.`}
      </span>{" "}
      <Link
        to="/settings"
        hash="keyboard"
        onClick={closeShortcutHelp}
        className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
      >
        {areOn ? t`Turn shortcuts off` : t`Turn them on`}
      </Link>
    </p>
  );
}
