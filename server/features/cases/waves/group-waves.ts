import { type Shared, whatTextShares } from "./what-texts-share.ts";

/** A post or comment of the last hour. */
export interface Written {
  readonly kind: "post" | "comment";
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly isYoung: boolean;
  /** In ISO form. */
  readonly createdAt: string;
}

/** What young accounts share, with all they wrote of it. */
export interface Wave {
  readonly shared: Shared;
  /** The latest first. */
  readonly contents: readonly Written[];
  readonly accounts: number;
}

interface Rule {
  /** So many young accounts make a wave. */
  readonly accounts: number;
  /** Without its port. */
  readonly ownHost: string;
  /** Waves that are open: one more text is enough for these. */
  readonly isOpen: (key: string) => boolean;
}

/**
 * The waves among texts, which are given the latest first (cases.6). What half as many older
 * accounts write or link too is no wave, but news, a greeting or a well-known site.
 */
export function groupWaves(written: readonly Written[], { accounts, ownHost, isOpen }: Rule): Wave[] {
  const groups = new Map<string, { readonly shared: Shared; readonly contents: Written[] }>();
  for (const one of written.filter(({ isYoung }) => isYoung)) {
    for (const shared of whatTextShares(one.content, ownHost)) {
      const group = groups.get(shared.key) ?? { shared, contents: [] };
      group.contents.push(one);
      groups.set(shared.key, group);
    }
  }
  const waves = [...groups.values()]
    .map((group) => ({ ...group, accounts: countAuthors(group.contents) }))
    .filter((wave) => wave.accounts >= accounts || isOpen(wave.shared.key));
  if (waves.length === 0) return [];
  const others = countOlder(written, new Set(waves.map(({ shared }) => shared.key)), ownHost);
  const isWave = ({ shared, accounts: young }: Wave) =>
    isOpen(shared.key) || young >= accounts && (others.get(shared.key)?.size ?? 0) * 2 < young;
  return eachTextOnce(waves, isOpen).filter(isWave);
}

/** The older accounts that share it, by key. */
function countOlder(written: readonly Written[], keys: ReadonlySet<string>, ownHost: string) {
  const authors = new Map<string, Set<string>>();
  for (const { isYoung, content, authorId } of written) {
    if (isYoung) continue;
    for (const { key } of whatTextShares(content, ownHost)) {
      if (!keys.has(key)) continue;
      authors.set(key, (authors.get(key) ?? new Set()).add(authorId));
    }
  }
  return authors;
}

/** A text that links a site belongs to one wave: one that is open, else the largest. */
function eachTextOnce(waves: readonly Wave[], isOpen: Rule["isOpen"]): Wave[] {
  const taken = new Set<string>();
  const inOrder = waves.toSorted((a, b) =>
    Number(isOpen(b.shared.key)) - Number(isOpen(a.shared.key)) || b.accounts - a.accounts ||
    Number(b.shared.kind === "site") - Number(a.shared.kind === "site")
  );
  return inOrder.map((wave) => {
    const contents = wave.contents.filter(({ id }) => !taken.has(id));
    for (const { id } of contents) taken.add(id);
    return { ...wave, contents, accounts: countAuthors(contents) };
  }).filter(({ contents }) => contents.length > 0);
}

function countAuthors(contents: readonly Written[]): number {
  return new Set(contents.map(({ authorId }) => authorId)).size;
}
