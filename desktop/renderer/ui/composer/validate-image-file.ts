import { describeHeicProblem, detectImageKind, type FileProblem } from "./detect-image-kind.ts";

export type ChosenPhoto =
  | { readonly photo: File; readonly problem: null }
  | { readonly photo: null; readonly problem: FileProblem };

/** A composer's messages about files that it cannot take. */
interface Texts {
  readonly notAnImage: FileProblem;
  readonly tooLarge: (megabytes: number) => FileProblem;
}

/**
 * A chosen file as an image of at most `maxBytes` to attach, or why it cannot be one, as a
 * toast.
 */
export async function validateImageFile(file: File, maxBytes: number, texts: Texts): Promise<ChosenPhoto> {
  const detected = await detectImageKind(file);
  const refuse = (problem: FileProblem): ChosenPhoto => ({ photo: null, problem });
  if (detected.kind === "heic") return refuse(describeHeicProblem(file));
  if (detected.kind === "other") return refuse(texts.notAnImage);
  if (file.size > maxBytes) return refuse(texts.tooLarge(Math.floor(maxBytes / 2 ** 20)));
  return { photo: detected.file, problem: null };
}
