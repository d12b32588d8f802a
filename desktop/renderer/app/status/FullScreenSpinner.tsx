import { t } from "@lingui/core/macro";

/** Shows while the session or a screen loads (routes.6). index.html starts with the same markup. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-loading" role="status">
      <span className="full-screen-loading-ring" aria-hidden="true" />
      {t`Loading...`}
      <p className="full-screen-loading-slow">
        {t`This is taking longer than usual.`}{" "}
        <button type="button" onClick={() => location.reload()}>{t`Reload`}</button>
      </p>
    </div>
  );
}
