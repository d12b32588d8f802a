import { passwordMaxLength } from "#shared/auth/password-rule.ts";

interface PasswordCheck {
  readonly id: string;
  readonly label: string;
  readonly isMet: boolean;
}

const checks: readonly { id: string; label: string; test: (password: string) => boolean }[] = [
  { id: "length", label: "At least 8 characters", test: (p) => p.length >= 8 },
  { id: "lower", label: "A lowercase letter", test: (p) => /[a-z]/.test(p) },
  { id: "upper", label: "An uppercase letter", test: (p) => /[A-Z]/.test(p) },
  { id: "digit", label: "A number", test: (p) => /[0-9]/.test(p) },
  { id: "special", label: "One of @ $ ! % * ? &", test: (p) => /[@$!%*?&]/.test(p) },
];

/** Rare faults: their line appears only when they apply. */
const faults: typeof checks = [
  {
    id: "allowed",
    label: "Only letters, numbers and @ $ ! % * ? &",
    test: (p) => !/[^A-Za-z0-9@$!%*?&]/.test(p),
  },
  {
    id: "max",
    label: `At most ${passwordMaxLength} characters`,
    test: (p) => p.length <= passwordMaxLength,
  },
];

/**
 * The parts of the password rule (auth.4); all are met exactly when the contract
 * accepts the password.
 */
export function passwordChecklist(password: string): PasswordCheck[] {
  const standing = checks.map(({ id, label, test }) => ({ id, label, isMet: test(password) }));
  const broken = faults.filter(({ test }) => !test(password));
  return [...standing, ...broken.map(({ id, label }) => ({ id, label, isMet: false }))];
}
