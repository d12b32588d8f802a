/**
 * Where the names come from that mark a message: in the pages from those that are gone when a page
 * is built, in what the server runs from those that work as they are.
 */
export const macroPackages = {
  corePackage: ["@lingui/core/macro", "@lingui/core/runtime-macro"],
  jsxPackage: ["@lingui/react/macro"],
};
