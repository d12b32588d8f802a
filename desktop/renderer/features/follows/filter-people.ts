import { matchesNames } from "#shared/search/match-names.ts";

interface Named {
  readonly username: string;
  readonly displayName: string;
}

/** People whose names have the words, as the server compares them (search.5). */
export function filterPeople<P extends Named>(people: readonly P[], words: string): readonly P[] {
  return people.filter(({ username, displayName }) => matchesNames([username, displayName], words));
}
