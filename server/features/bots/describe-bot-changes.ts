/** What an administrator sets of a bot, as texts by the names of shared/bots/bot-fields.ts. */
export type BotSettings = Readonly<Record<string, string | null>>;

/** Says of each setting that changed what it was and is, for the audit (admin.5). */
export function describeBotChanges(before: BotSettings, after: BotSettings): Record<string, string> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return Object.fromEntries(
    changed.map(([name, value]) => [name, `${before[name] ?? ""} → ${value ?? ""}`]),
  );
}
