interface FileProblem {
  readonly title: string;
  readonly description: string;
}

/**
 * Why a chosen file cannot be attached as an image of at most `maxBytes`, as a
 * toast; null when it can.
 */
export function imageFileProblem(file: File, maxBytes: number): FileProblem | null {
  if (!isPhoto(file)) {
    return { title: "Not an image", description: "Please select a photo: JPEG, PNG, WebP or GIF" };
  }
  if (file.size > maxBytes) {
    const megabytes = Math.floor(maxBytes / 2 ** 20);
    return { title: "File too large", description: `Please select an image smaller than ${megabytes}MB` };
  }
  return null;
}

/** Whether the server may accept the file: SVG images, which can have scripts, are refused. */
export function isPhoto({ type }: File): boolean {
  return type.startsWith("image/") && type !== "image/svg+xml";
}
