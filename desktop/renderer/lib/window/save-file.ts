/** Lets the browser download what a path of the server sends. */
export function downloadFile(path: string): void {
  Object.assign(document.createElement("a"), { href: path, download: "" }).click();
}

/** Saves loaded data as a file, through the browser's or the app's download. */
export function saveFile(file: Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([file], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
