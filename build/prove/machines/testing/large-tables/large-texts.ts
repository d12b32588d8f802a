import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";

/** The sentence of every text, then parts with the condition under which they follow. */
const sentence = "A quiet walk helped today. ";
const parts = [
  { text: " gardening", when: "n % 10 = 4" },
  { text: " 今日はいい天気なので散歩した", when: "n % 50 = 7" },
  { text: " samovar", when: "n in (1, 4001, 24001)" },
  { text: " #walk", when: "n % 2 = 1" },
] as const;

/** SQL expressions of row n's text and of what it is found by. */
export function textColumns(): {
  readonly content: string;
  readonly searchText: string;
  readonly searchTokens: string;
} {
  const joined = (form: (text: string) => string) =>
    parts.map(({ text, when }) => ` || case when ${when} then ${literal(form(text))} else '' end`).join("");
  const textOf = (form: (text: string) => string) => {
    const [before, after] = form("word0").split("0");
    return `${literal(form(sentence))} || ${literal(before ?? "")} || n || ${literal(after ?? "")}${
      joined(form)
    }`;
  };
  const tokensOf = (text: string) => searchTokens(text).map((token) => ` '${token}'`).join("");
  return {
    content: textOf((text) => text),
    searchText: textOf(searchText),
    searchTokens: `(${literal(tokensOf(sentence))} || ' word' || n${joined(tokensOf)})::tsvector`,
  };
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
