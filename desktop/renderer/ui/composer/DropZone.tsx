import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isolateName } from "#shared/isolate-name.ts";
import { toast } from "../../lib/announce/toast.ts";
import { pastedPicture } from "./pasted-picture.ts";

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
    if (others.length > 0) toast({ title: "One picture at a time", description: leftOut(others) });
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
  return more.length === 0 ? `${name} was not added.` : `${name} and ${more.length} more were not added.`;
}
