/** While it is not known who is signed in (A§2). The same picture index.html begins with. */
export function FullScreenSpinner() {
  return (
    <div className="full-screen-loading" role="status">
      <span className="full-screen-loading-ring" aria-hidden="true" />
      Loading...
    </div>
  );
}
