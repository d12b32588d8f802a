import { t } from "@lingui/core/macro";
import { heicAdvice } from "#shared/media/heic-advice.ts";
import { headBytes, recognizeImageKind } from "#shared/media/image-kind.ts";
import { showText } from "../../lib/language/show-text.ts";

export interface FileProblem {
  readonly title: string;
  readonly description: string;
}

type Detected =
  /** With the type that its bytes have, if it had none. */
  | { readonly kind: "photo"; readonly file: File }
  | { readonly kind: "heic" }
  | { readonly kind: "other" };

/**
 * Says by its first bytes what a chosen file is; file managers of Linux and Android give some no
 * type (media.10). What no bytes say, its type and name do: the server decides about kinds that
 * only it knows. SVG images, which can have scripts, are none.
 */
export async function detectImageKind(file: File): Promise<Detected> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer().catch(() => new ArrayBuffer()));
  const kind = recognizeImageKind(head);
  if (kind === "heic" || (!kind && isNamedHeic(file))) return { kind: "heic" };
  if (kind) {
    const type = `image/${kind}`;
    return { kind: "photo", file: file.type === type ? file : new File([file], file.name, { type }) };
  }
  const isImage = file.type.startsWith("image/") && file.type !== "image/svg+xml";
  return isImage ? { kind: "photo", file } : { kind: "other" };
}

/** Why a HEIC picture is refused, and what to do. */
export function describeHeicProblem({ name }: File): FileProblem {
  return { title: t`HEIC pictures can't be shown`, description: describeHeicInForm(name) };
}

/** The same in one sentence more, for a form. */
export function describeHeicInForm(name: string): string {
  return `${name ? t`${name} is a HEIC picture.` : t`This is a HEIC picture.`} ${showText(heicAdvice)}`;
}

function isNamedHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]s?$/i.test(name);
}
