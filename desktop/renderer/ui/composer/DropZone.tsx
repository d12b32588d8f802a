import { plural, t } from "@lingui/core/macro";
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isolateName } from "#shared/isolate-name.ts";
import { toast } from "../../lib/announce/toast.ts";

interface DropZoneProps {
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Accepts a file dropped on it, or a picture pasted anywhere on the page. */
export function DropZone({ isDisabled, onFile, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData && pastedPicture(event.clipboardData);
    if (!file || isDisabled) return;
    // Its name or address would be pasted as words.
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (!file || isDisabled) return;
    onFile(file);
    if (others.length > 0) toast({ title: t`One picture at a time`, description: leftOut(others) });
  };
  return (
    <div
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
      className={isOver ? "rounded-card outline-2 outline-offset-2 outline-brand" : undefined}
    >
      {children}
    </div>
  );
}

function leftOut([first, ...more]: readonly File[]): string {
  const name = isolateName(first?.name ?? "");
  const count = more.length;
  return count === 0 ? t`${name} was not added.` : plural(count, {
    one: `${name} and ${count} more were not added.`,
    other: `${name} and ${count} more were not added.`,
  });
}

/** The parts of the clipboard that pasting reads. */
type Clipboard = Pick<DataTransfer, "files" | "getData">;

/**
 * The file that a paste attaches; null when it pastes words. Word, Excel and others copy a picture
 * of their text beside it (media.10). Browsers copy a picture with HTML that has nothing but it,
 * and file managers a file with its name or address.
 */
function pastedPicture(clipboard: Clipboard): File | null {
  const file = clipboard.files[0];
  if (!file) return null;
  const html = clipboard.getData("text/html");
  if (html) return isOnePicture(html) ? file : null;
  return isAboutFile(clipboard.getData("text/plain").trim(), file) ? file : null;
}

function isOnePicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("style, script, title")) unseen.remove();
  const isWordless = (body.textContent ?? "").trim() === "";
  return isWordless && body.querySelectorAll("img").length <= 1 && !body.querySelector("table");
}

/** Nothing, an address, or names of files. */
function isAboutFile(text: string, file: File): boolean {
  return text === "" || /^[a-z][a-z+.-]*:\/\/\S+$/i.test(text) ||
    text.split(/[\\/\n\r]+/).includes(file.name);
}
