/** Why packages are not installed, in words for the person. */
export class InstallError extends Error {}
