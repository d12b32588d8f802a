import { phrases } from "./lexicon.ts";

/** Phrases that stand inside others, written `{name}` there. */
export const phraseGroups: Readonly<Record<string, readonly string[]>> = {
  // Ways to announce a deed of one's own.
  announce: phrases(`
    i|we ill? will|shall
    i|we am|are going|about|planning|ready to
    i|we want|plan|intend|mean|promise|hope to
    i|we would love|like to
    i|we can not wait to
    ill
    going to
    let us go? and?`),
  deed: phrases(`
    <kill>|<hurt>
    find <target> and ..3 <kill>|<hurt>|end
    come over|there? and ..1 <kill>|<hurt>
    beat|kick|knock the ..1 crap|shit|hell|life|fuck|daylights out of
    set fire to
    put an end to`),
  victim: phrases(`
    <target>
    <det> ..1 <person>
    your|his|her|their whole|entire? family|kids|children|parents|wife|husband|mother|dog|cat`),
};
