import { msg } from "@lingui/core/runtime-macro";
import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";
import { writeText } from "../language/write-text.ts";
import { isAppPage } from "../security/app-scheme.ts";
import { isSafeLink } from "../security/external-links.ts";

interface ContextActions {
  replaceMisspelling(word: string): void;
  addToDictionary(word: string): void;
  copyText(text: string): void;
  openLink(address: string): void;
  saveImage(address: string): void;
  copyImageAt(x: number, y: number): void;
}

type Clicked = Pick<
  ContextMenuParams,
  | "misspelledWord"
  | "dictionarySuggestions"
  | "linkURL"
  | "mediaType"
  | "srcURL"
  | "hasImageContents"
  | "isEditable"
  | "selectionText"
  | "editFlags"
  | "x"
  | "y"
>;

/** Returns the entries for what was clicked; none where there is nothing to do. */
export function createContextMenu(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  return [spelling(clicked, actions), link(clicked, actions), image(clicked, actions), text(clicked)]
    .filter((group) => group.length > 0)
    .flatMap((group, index) => index === 0 ? group : [{ type: "separator" as const }, ...group]);
}

function spelling(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  const word = clicked.misspelledWord;
  if (!word || !clicked.isEditable) return [];
  const suggestions = clicked.dictionarySuggestions.slice(0, 5).map((suggestion) => ({
    label: suggestion,
    click: () => actions.replaceMisspelling(suggestion),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: writeText(msg`No suggestions`), enabled: false }]),
    { label: writeText(msg`Add to dictionary`), click: () => actions.addToDictionary(word) },
  ];
}

function link({ linkURL }: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  // `app://` addresses open nowhere else; the share dialog has the public one.
  if (!isSafeLink(linkURL)) return [];
  return [
    { label: writeText(msg`Open link`), click: () => actions.openLink(linkURL) },
    { label: writeText(msg`Copy link`), click: () => actions.copyText(linkURL) },
  ];
}

function image(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  if (clicked.mediaType !== "image" || !clicked.hasImageContents) return [];
  const save = { label: writeText(msg`Save image as…`), click: () => actions.saveImage(clicked.srcURL) };
  return [
    // downloads.ts refuses other sources.
    ...(isAppPage(clicked.srcURL.replace(/^blob:/, "")) ? [save] : []),
    { label: writeText(msg`Copy image`), click: () => actions.copyImageAt(clicked.x, clicked.y) },
  ];
}

const copy = msg`Copy`;
const selectAll = msg`Select All`;

/** Electron's own labels are in English. */
function text({ isEditable, selectionText, editFlags }: Clicked): MenuItemConstructorOptions[] {
  if (!isEditable) {
    return selectionText.trim()
      ? [{ role: "copy", label: writeText(copy) }, { role: "selectAll", label: writeText(selectAll) }]
      : [];
  }
  return [
    { role: "undo", label: writeText(msg`Undo`), enabled: editFlags.canUndo },
    { role: "redo", label: writeText(msg`Redo`), enabled: editFlags.canRedo },
    { type: "separator" },
    { role: "cut", label: writeText(msg`Cut`), enabled: editFlags.canCut },
    { role: "copy", label: writeText(copy), enabled: editFlags.canCopy },
    { role: "paste", label: writeText(msg`Paste`), enabled: editFlags.canPaste },
    { role: "selectAll", label: writeText(selectAll), enabled: editFlags.canSelectAll },
  ];
}
