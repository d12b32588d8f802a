interface Named {
  readonly username: string;
  readonly displayName: string;
}

/** People whose username or display name contains the words, ignoring case and a leading `@`. */
export function filterPeople<P extends Named>(people: readonly P[], words: string): readonly P[] {
  const wanted = words.trim().replace(/^@/, "").toLowerCase();
  if (!wanted) return people;
  return people.filter(({ username, displayName }) =>
    username.toLowerCase().includes(wanted) || displayName.toLowerCase().includes(wanted)
  );
}
