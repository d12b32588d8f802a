/** j, k, l, r and Enter on posts (look.md's keyboard map). */
export function usePostShortcuts(): void {}
