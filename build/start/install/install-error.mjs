/** Why packages are not installed, in words for the person. */
export class InstallError extends Error {}

/**
 * Says what to do when the system does not let this account write into the folder; null for other
 * errors.
 *
 * @param {unknown} error
 * @param {string} folder
 */
export function deniedMessage(error, folder) {
  const { code = "", message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!["EACCES", "EPERM", "EROFS"].includes(code)) return null;
  return `Packages are missing, and this account cannot install them into ${folder} (${message}). ` +
    "Run once as the owner of the folder: node build/bootstrap.mjs install";
}
