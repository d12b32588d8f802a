import { type FileProblem, heicProblem, lookAtPhoto } from "./look-at-photo.ts";

export type ChosenPhoto =
  | { readonly photo: File; readonly problem: null }
  | { readonly photo: null; readonly problem: FileProblem };

/** What a composer says of files that it cannot take. */
interface Texts {
  readonly notAnImage: FileProblem;
  readonly tooLarge: (megabytes: number) => FileProblem;
}

/**
 * A chosen file as an image of at most `maxBytes` to attach, or why it cannot be one, as a
 * toast.
 */
export async function takePhoto(file: File, maxBytes: number, texts: Texts): Promise<ChosenPhoto> {
  const looked = await lookAtPhoto(file);
  const refuse = (problem: FileProblem): ChosenPhoto => ({ photo: null, problem });
  if (looked.kind === "heic") return refuse(heicProblem(file));
  if (looked.kind === "other") return refuse(texts.notAnImage);
  if (file.size > maxBytes) return refuse(texts.tooLarge(Math.floor(maxBytes / 2 ** 20)));
  return { photo: looked.file, problem: null };
}
