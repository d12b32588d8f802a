/** Classes of a quiet link in the foot of a page (shell.8). */
export const footLinkClass =
  "inline-flex min-h-6 items-center text-quiet hover:text-ink hover:underline aria-current:text-ink pointer-coarse:min-h-11";
