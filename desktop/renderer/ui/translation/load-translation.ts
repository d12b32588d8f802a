/** Few texts are in a language that their reader does not read, and few browsers translate. */
export const loadTranslation = () => import("./TranslationParts.tsx");
