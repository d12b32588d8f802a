/** The header of every answer to a call that paid or charged the caller: what they hold since, so that nobody asks for it. */
export const xpHeader = "X-Xp";

export interface OwnXp {
  readonly xp: number;
  readonly level: number;
  /** All XP ever credited. */
  readonly lifetimeXp: number;
}

/** `{xp};{level};{lifetimeXp}` */
export function xpHeaderOf({ xp, level, lifetimeXp }: OwnXp): string {
  return `${xp};${level};${lifetimeXp}`;
}

/** Null: the answer says nothing of XP, or nothing that can be read. */
export function readXpHeader(value: string | null): OwnXp | null {
  const [, xp, level, lifetimeXp] = /^(\d+);(\d+);(\d+)$/.exec(value ?? "") ?? [];
  if (!xp || !level || !lifetimeXp) return null;
  return { xp: Number(xp), level: Number(level), lifetimeXp: Number(lifetimeXp) };
}
