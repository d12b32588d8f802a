/** Names for the ids of one side, the same for what is the same on the other side. */
export interface Ids {
  readonly names: Map<string, string>;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The days of the database's own clock; the servers' stands in other years. */
const days = [-1, 0, 1].map((day) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10));

/** What differs by chance: secrets, digests, and times of the database's own clock. */
const chance: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\$argon2[^"\\]+/g, "<password>"],
  [/\\\\x[0-9a-f]{16,}/g, "<bytes>"],
  [new RegExp(`\\b(${days.join("|")})[T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|\\+00(:00)?)?`, "g"), "<today>"],
  // Readings of the provider are numbered in the order of its random ids.
  [/(crown:[^"]*:[a-z_]+|reversed|restored):\d+"/g, '$1:<reading>"'],
  [/deleted_(member|bot)_[0-9a-f]{12}/g, "<deleted>"],
  [/\b[0-9a-f]{64}\b/g, "<digest>"],
  [/(token=|#)[A-Za-z0-9_-]{30,}/g, "<token>"],
  [/\b(req|cs|pi|ch|evt|cus|sub|in|re|dp|du|pm|si|bps|txn)_(test_)?[A-Za-z0-9_]{8,}/g, "<$1>"],
];

/** A text with names in the place of known ids, and `?` for unknown ones. */
export function mask(text: string, { names }: Ids): string {
  const named = text.replaceAll(uuid, (id) => names.get(id) ?? "?");
  return chance.reduce((so, [pattern, word]) => so.replaceAll(pattern, word), named);
}

/** Gives the unknown ids of two equal texts the same names. */
export function nameAlike(one: string, other: string, [a, b]: readonly [Ids, Ids]): void {
  const [ofOne, ofOther] = [one.match(uuid) ?? [], other.match(uuid) ?? []];
  for (const [at, id] of ofOne.entries()) {
    const twin = ofOther[at];
    if (twin === undefined || a.names.has(id) || b.names.has(twin)) continue;
    const name = `<${a.names.size + 1}>`;
    a.names.set(id, name);
    b.names.set(twin, name);
  }
}

/** The number of an id's name, for the same order on both sides. */
export function orderOf(id: string, { names }: Ids): number {
  return Number(names.get(id)?.slice(1, -1) ?? Infinity);
}
