/** A link inside a sentence: underlined, so that it is not told by colour alone. */
export const linkClass = "font-medium text-brand underline underline-offset-3 hover:text-brand-strong";
