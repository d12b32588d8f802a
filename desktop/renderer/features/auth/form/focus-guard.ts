interface Form {
  readonly getValues: () => unknown;
}

/**
 * Asked as a form is sent. The answer tells, once the server's is there, whether the focus may be moved: who went on in another field
 * meanwhile, or changes what was sent, keeps the caret.
 */
export function focusGuard(form: Form): () => boolean {
  const from = document.activeElement;
  const sent = JSON.stringify(form.getValues());
  return () => {
    const now = document.activeElement;
    // A button that waits is disabled, and a browser takes the focus from it.
    const isStill = now === from || now === document.body;
    return isStill && JSON.stringify(form.getValues()) === sent;
  };
}
