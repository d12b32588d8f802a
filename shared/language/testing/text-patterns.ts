import { compileMessage } from "@lingui/message-utils/compileMessage";

type Tokens = ReturnType<typeof compileMessage>;

/** The source of a pattern of all that a message shows: anything may stand for a value. */
export function writePattern(message: string): string {
  return toPattern(compileMessage(message));
}

function toPattern(tokens: string | Tokens): string {
  if (typeof tokens === "string") return escape(tokens);
  return tokens.map((token) => {
    if (typeof token === "string") return token === "#" ? String.raw`[\d.,]+` : escape(token);
    const [, , forms] = token as readonly [string, string?, Readonly<Record<string, Tokens>>?];
    if (typeof forms !== "object") return ".+?";
    const written = Object.entries(forms).filter(([name]) => name !== "offset");
    return `(?:${written.map(([, form]) => toPattern(form)).join("|")})`;
  }).join("");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, " ");
}
