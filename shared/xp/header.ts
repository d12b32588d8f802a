/** The header of every answer to a call that paid or charged the caller: what they hold since, so that nobody asks for it. */
export const xpHeader = "X-Xp";

export interface OwnXp {
  readonly xp: number;
  readonly level: number;
}

/** `{xp};{level}` */
export function xpHeaderOf({ xp, level }: OwnXp): string {
  return `${xp};${level}`;
}

/** Null: the answer says nothing of XP, or nothing that can be read. */
export function readXpHeader(value: string | null): OwnXp | null {
  const [, xp, level] = /^(\d+);(\d+)$/.exec(value ?? "") ?? [];
  return xp && level ? { xp: Number(xp), level: Number(level) } : null;
}
