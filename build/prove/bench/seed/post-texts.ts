import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";

/** A part of the text of post n, with the condition under which it stands there. */
interface Part {
  readonly text: string;
  readonly when: string;
}

/**
 * The parts after a post's sentences. `lantern` is common in old posts and in none of the newest
 * fifth; `samovar` and `酢` stand in two.
 */
const partsOf = (posts: number): readonly Part[] => [
  { text: " 今日はいい天気なので散歩した", when: "n % 4 = 2" },
  { text: " lantern", when: `n % 9 = 0 and n <= ${Math.floor(posts * 0.8)}` },
  { text: " samovar 酢でした", when: `n in (1, ${Math.floor(posts / 24) * 12 + 1})` },
  { text: " お茶を飲んだ", when: "n % 10 = 7" },
  { text: " gardening", when: "n % 10 = 4" },
  { text: " #walk", when: "n % 2 = 1" },
];

const sentence = "A quiet walk helped today. ";
const sentences = "(1 + bench_pick('length', n, 12)::int)";

/** SQL expressions of the columns that depend on the text of post n, whose id is `id`. */
export function writeTextColumns(
  posts: number,
): { content: string; searchText: string; searchTokens: string } {
  const joined = (form: (text: string) => string) =>
    partsOf(posts).map(({ text, when }) => ` || case when ${when} then ${literal(form(text))} else '' end`)
      .join("");
  const textOf = (form: (text: string) => string) => {
    const [before, after] = form("word0").split("0");
    return `repeat(${literal(form(sentence))}, ${sentences}) || ${literal(before ?? "")} || n || ${
      literal(after ?? "")
    }${joined(form)}`;
  };
  const tokensOf = (text: string) => searchTokens(text).map((token) => ` '${token}'`).join("");
  const periods = [4, 5].map((digits) => ` || ' ~' || left(id::text, ${digits})`).join("");
  return {
    content: textOf((text) => text),
    searchText: textOf(searchText),
    searchTokens: `(${literal(tokensOf(sentence))} || ' word' || n${joined(tokensOf)}${periods})::tsvector`,
  };
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
