/**
 * Keeps the page where a file is dropped beside what takes files: the browser would open the file
 * in its place. What takes it has prevented that already.
 */
export function keepPageOnDrop(): void {
  const keep = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", keep);
  addEventListener("drop", keep);
}
