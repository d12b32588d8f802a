import { t } from "@lingui/core/macro";
import { countCodePoints } from "#shared/visible-text.ts";
import { notAllowedInPassword, passwordMaxLength, specialInPassword } from "#shared/auth/password-rule.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";

interface PasswordCheck {
  readonly id: string;
  readonly label: string;
  /** Says what the password lacks, within a sentence. */
  readonly missing: string;
  readonly isMet: boolean;
}

type PasswordRule = Omit<PasswordCheck, "isMet"> & { test: (password: string) => boolean };

const checks: readonly PasswordRule[] = [
  {
    id: "length",
    label: t`At least 8 characters`,
    missing: t`8 characters or more`,
    test: (p) => countCodePoints(p) >= 8,
  },
  { id: "lower", label: t`A lowercase letter`, missing: t`a lowercase letter`, test: (p) => /[a-z]/.test(p) },
  {
    id: "upper",
    label: t`An uppercase letter`,
    missing: t`an uppercase letter`,
    test: (p) => /[A-Z]/.test(p),
  },
  { id: "digit", label: t`A number`, missing: t`a number`, test: (p) => /[0-9]/.test(p) },
  {
    id: "special",
    label: t`One of @ $ ! % * ? &`,
    missing: t`one of @ $ ! % * ? &`,
    test: (p) => specialInPassword.test(p),
  },
];

/** Rare faults: their line appears only when they apply. */
const faults: readonly PasswordRule[] = [
  {
    id: "allowed",
    label: t`Only letters, numbers and @ $ ! % * ? &`,
    missing: "",
    test: (p) => !notAllowedInPassword.test(p),
  },
  {
    id: "max",
    label: t`At most ${passwordMaxLength} characters`,
    missing: t`at most ${passwordMaxLength} characters`,
    test: (p) => countCodePoints(p) <= passwordMaxLength,
  },
];

/**
 * The parts of the password rule (auth.4); all are met exactly when the contract
 * accepts the password.
 */
export function createPasswordChecklist(password: string): PasswordCheck[] {
  const standing = checks.map(({ test, ...check }) => ({ ...check, isMet: test(password) }));
  const broken = faults.filter(({ test }) => !test(password));
  return [...standing, ...broken.map(({ test: _test, ...check }) => ({ ...check, isMet: false }))];
}

/** `Still needed: a number and one of @ $ ! % * ? &.` Empty when nothing is missing. */
export function describeMissingFromPassword(password: string): string {
  const missing = createPasswordChecklist(password).filter(({ isMet }) => !isMet).map((check) =>
    check.missing
  );
  const named = missing.filter(Boolean);
  if (named.length === 0) return "";
  const list = new Intl.ListFormat(pageLanguage, { style: "long", type: "conjunction" }).format(named);
  return t`Still needed: ${list}.`;
}

/** Screen readers pass over most of these. */
const names: Readonly<Record<string, string>> = {
  "-": t`hyphen`,
  "_": t`underscore`,
  ".": t`dot`,
  ",": t`comma`,
  ";": t`semicolon`,
  ":": t`colon`,
  "'": t`apostrophe`,
  '"': t`quotation mark`,
  "(": t`opening bracket`,
  ")": t`closing bracket`,
  "[": t`opening square bracket`,
  "]": t`closing square bracket`,
  "{": t`opening curly bracket`,
  "}": t`closing curly bracket`,
  "“": t`opening quotation mark`,
  "”": t`closing quotation mark`,
  "‘": t`opening single quotation mark`,
  "’": t`curly apostrophe`,
  "–": t`dash`,
  "—": t`long dash`,
  "…": t`ellipsis`,
  "^": t`caret`,
  "~": t`tilde`,
  "`": t`backtick`,
  "|": t`bar`,
};

const mostNamed = 3;

/** The characters of a password that cannot be used, as written, and what each is called. */
export function findForbiddenCharacters(
  password: string,
): { readonly shown: readonly { text: string; name: string }[]; readonly hasMore: boolean } {
  const refused = charactersOf(password).filter((each) => notAllowedInPassword.test(each));
  const found = [...new Set(refused.map(visibleOrKind))];
  const shown = found.slice(0, mostNamed).map((each, index) => ({
    text: (index === 0 ? unseenAtStart : unseen)[each] ?? each,
    name: names[each] ?? "",
  }));
  return { shown, hasMore: found.length > mostNamed };
}

/** Invisible characters, and how each is called within a sentence. */
const unseen: Readonly<Record<string, string>> = {
  "spaces": t`spaces`,
  "hidden": t`hidden characters`,
};

const unseenAtStart: Readonly<Record<string, string>> = {
  "spaces": t`Spaces`,
  "hidden": t`Hidden characters`,
};

/** A refused character as a reader sees it, or its kind in `unseen` when it can't be seen. */
function visibleOrKind(character: string): string {
  // Without what hides in pasted texts; a tab and line breaks count as spaces.
  const visible = character.replace(/(?![\t-\r])[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "");
  if (!notAllowedInPassword.test(visible)) return "hidden";
  return /^[\p{Z}\t-\r]+$/u.test(visible) ? "spaces" : character;
}

/** Whole characters as a reader sees them, so that no emoji is split. */
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(({ segment }) =>
    segment
  );
}
