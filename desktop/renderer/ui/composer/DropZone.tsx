import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

interface DropZoneProps {
  readonly isDisabled: boolean;
  /** Takes what is pasted where the focus is within it, on a page with several. */
  readonly pastesWithin?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts files dropped on it, and pictures pasted anywhere on the page. */
export function DropZone({ isDisabled, pastesWithin = false, onFiles, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (pastesWithin && !zone.current?.contains(event.target as Node | null)) return;
    const files = event.clipboardData ? pastedPictures(event.clipboardData) : [];
    if (files.length === 0 || isDisabled) return;
    // Their names or addresses would be pasted as words.
    event.preventDefault();
    onFiles(files);
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
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isDisabled) onFiles(files);
  };
  return (
    <div
      ref={zone}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
      className={isOver ? "rounded-card outline-2 outline-offset-2 outline-brand" : undefined}
    >
      {children}
    </div>
  );
}

/** The parts of the clipboard that pasting reads. */
type Clipboard = Pick<DataTransfer, "files" | "getData">;

/**
 * The files that a paste attaches; none when it pastes words. Word, Excel and others copy a
 * picture of their text beside it (media.10). Browsers copy a picture with HTML that has nothing
 * but it, and file managers files with their names or addresses.
 */
function pastedPictures(clipboard: Clipboard): readonly File[] {
  const files = [...clipboard.files];
  const [file] = files;
  if (!file) return [];
  const html = clipboard.getData("text/html");
  if (html) return isOnePicture(html) ? [file] : [];
  return isAboutFile(clipboard.getData("text/plain").trim(), file) ? files : [];
}

function isOnePicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("style, script, title")) unseen.remove();
  const isWordless = (body.textContent ?? "").trim() === "";
  return isWordless && body.querySelectorAll("img").length <= 1 && !body.querySelector("table");
}

/** Nothing, addresses, or names of files. */
function isAboutFile(text: string, file: File): boolean {
  const areAddresses = text.split(/\s+/).every((word) => /^[a-z][a-z+.-]*:\/\/\S+$/i.test(word));
  return text === "" || areAddresses || text.split(/[\\/\n\r]+/).includes(file.name);
}
