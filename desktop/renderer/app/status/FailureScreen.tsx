import { buttonClass } from "../../ui/button-class.ts";
import { StatusScreen } from "./StatusScreen.tsx";

/** When nothing else can be shown (A§2). */
export function FailureScreen() {
  return (
    <StatusScreen
      isAlert
      title="Something went wrong"
      body="Please refresh the page to continue"
      action={
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Refresh Page
        </button>
      }
    />
  );
}
