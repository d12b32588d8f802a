/** What pasting reads of the clipboard. */
type Clipboard = Pick<DataTransfer, "files" | "getData">;

/**
 * The file that a paste attaches; null when it pastes words. Word, Excel and others copy a picture
 * of their text beside it (media.10). Browsers copy a picture with HTML that has nothing but it,
 * and file managers a file with its name or address.
 */
export function pastedPicture(clipboard: Clipboard): File | null {
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
