interface FileProblem {
  readonly title: string;
  readonly description: string;
}

/** Why a chosen file cannot be attached as an image of at most `maxBytes`, as a toast; null when it can. */
export function imageFileProblem(file: File, maxBytes: number): FileProblem | null {
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml") {
    return { title: "Not an image", description: "Please select a photo: JPEG, PNG, WebP or GIF" };
  }
  if (file.size > maxBytes) {
    const megabytes = Math.floor(maxBytes / 2 ** 20);
    return { title: "File too large", description: `Please select an image smaller than ${megabytes}MB` };
  }
  return null;
}
