import type { ContextMenuParams, MenuItemConstructorOptions } from "electron";
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
    ...(suggestions.length > 0 ? suggestions : [{ label: "No suggestions", enabled: false }]),
    { label: "Add to dictionary", click: () => actions.addToDictionary(word) },
  ];
}

function link({ linkURL }: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  // `app://` addresses open nowhere else; the share dialog has the public one.
  if (!isSafeLink(linkURL)) return [];
  return [
    { label: "Open link", click: () => actions.openLink(linkURL) },
    { label: "Copy link", click: () => actions.copyText(linkURL) },
  ];
}

function image(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  if (clicked.mediaType !== "image" || !clicked.hasImageContents) return [];
  const save = { label: "Save image as…", click: () => actions.saveImage(clicked.srcURL) };
  return [
    // downloads.ts refuses other sources.
    ...(isAppPage(clicked.srcURL.replace(/^blob:/, "")) ? [save] : []),
    { label: "Copy image", click: () => actions.copyImageAt(clicked.x, clicked.y) },
  ];
}

function text({ isEditable, selectionText, editFlags }: Clicked): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() ? [{ role: "copy" }, { role: "selectAll" }] : [];
  return [
    { role: "undo", enabled: editFlags.canUndo },
    { role: "redo", enabled: editFlags.canRedo },
    { type: "separator" },
    { role: "cut", enabled: editFlags.canCut },
    { role: "copy", enabled: editFlags.canCopy },
    { role: "paste", enabled: editFlags.canPaste },
    { role: "selectAll", enabled: editFlags.canSelectAll },
  ];
}
