/** Names that every language leaves as they are. */
const names =
  /\b(Glimmer|Lisa|XP|AI|HD|Gold|Black|Crown|Verify|GPT-\w+|Mini|DALL-E|ada_l|Ada|CyberTipline|NCMEC|Internet Watch Foundation)\b/g;

/** Addresses of the web and of mail. */
const addresses = /\bhttps?:\/\/\S+|\S+@\S+\.\w+|\b[\w.]+\.(?:org|uk|com)\b/g;

/** Words that German doesn't have. */
const englishWords = /\b(the|you|your|and|or|of|is|are|to|this|that|with|for|from|by|it|has|have|be|been)\b/i;

/** Returns the lines of a text for a reader of a language that have English in them. */
export function findEnglish(text: string, language: "de" | "ar"): string[] {
  const isEnglish = language === "de" ? englishWords : /[A-Za-z]{2,}/;
  return text.split("\n").filter((line) =>
    isEnglish.test(line.replaceAll(addresses, "").replaceAll(names, ""))
  );
}
