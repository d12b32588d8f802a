import { useCharacterKeys } from "../../lib/keyboard/character-keys.ts";

/** A key of the keyboard; nothing where it is a character and those do not act (keys.5). */
export function Kbd({ name }: { name: string }) {
  const doCharactersAct = useCharacterKeys((state) => state.areOn);
  if (!doCharactersAct && /^[!-~]$/.test(name)) return null;
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-md border border-hairline border-b-2 bg-surface px-1.5 font-sans text-meta font-medium text-ink">
      {name}
    </kbd>
  );
}
