import type { Plugin } from "vite";

/**
 * Leaves only the WOFF2 of KaTeX's fonts, which every browser that we support reads: the other two
 * forms of each would be 900 KB of files that nobody loads.
 */
export function dropOldFonts(): Plugin {
  return {
    name: "modern-fonts",
    enforce: "pre",
    transform: {
      filter: { id: /\/katex\/dist\/katex\.min\.css$/ },
      handler: (code) => ({ code: removeOldFonts(code), map: null }),
    },
  };
}

/** A style sheet without the sources of fonts in older forms. */
export function removeOldFonts(css: string): string {
  return css.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, "");
}
