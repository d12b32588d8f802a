import type { Sql } from "../../../db/open-database.ts";
import { getVersionOfEntries, makeEntriesOfRows, peekEntry } from "../hydrate/cached-entries.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import type { EntryRow } from "../hydrate/entry-queries.ts";
import { createSharedList, type SharedList, type SharedPages } from "./shared-list.ts";

interface ListedIdsOptions {
  /** How many entries were asked for. */
  readonly most: number;
  /** For a list with many readers. */
  readonly createPages?: () => SharedPages;
  /** For a long list: the length of its top. */
  readonly topLength?: number;
}

/**
 * Which entries stand in a list, for any reader. The entries themselves are cached apart, so that a
 * mark on one of them reads that one again and not the list.
 */
export class ListedIds {
  readonly #options: ListedIdsOptions;
  readonly #rows: readonly EntryRow[];
  /** Entries that cannot be shown to anybody; this list is read again before they can. */
  readonly #absent = new Set<string>();
  #latest: SharedList | undefined;
  /** The version of the cached entries while `#latest` holds; none where it may not. */
  #version: number | undefined;

  /** Newest first. */
  constructor(rows: readonly EntryRow[], options: ListedIdsOptions) {
    this.#rows = rows;
    this.#options = options;
  }

  /**
   * An estimate of its size in memory, with the entries that `#latest` holds: those that left their
   * cache.
   */
  get bytes(): number {
    return 1_500 + 5_500 * this.#rows.length;
  }

  /** The same object while no entry has changed, so that its readers share statements. */
  async read(sql: Sql): Promise<SharedList> {
    if (this.#latest && this.#version === getVersionOfEntries(sql)) {
      return this.#latest;
    }
    const asked = this.#rows.filter(({ id }) => !this.#absent.has(id));
    const byId = await makeEntriesOfRows(sql, asked);
    const entries: EntryForAllReaders[] = [];
    for (const { id } of asked) {
      const entry = byId.get(id);
      if (entry) entries.push(entry);
      else this.#absent.add(id);
    }
    // An entry that changed while it was read is not cached, and read again next time.
    const isCached = entries.every((entry) => peekEntry(sql, entry.id) === entry);
    this.#version = isCached ? getVersionOfEntries(sql) : undefined;
    if (this.#latest && isSame(this.#latest.entries, entries)) return this.#latest;
    return this.#latest = this.#listOf(entries);
  }

  #listOf(entries: readonly EntryForAllReaders[]): SharedList {
    const { most, createPages, topLength = Infinity } = this.#options;
    const pages = createPages?.();
    const create = (first: readonly EntryForAllReaders[], isAll: boolean) => ({
      ...createSharedList(first, isAll),
      ...(pages && { pages }),
    });
    const list = create(entries, this.#rows.length < most);
    if (entries.length <= topLength) return list;
    return { ...list, top: create(entries.slice(0, topLength), false) };
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}
