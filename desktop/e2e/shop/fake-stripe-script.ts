/**
 * Stands in for Stripe's script: an element in a frame of js.stripe.com, and
 * confirmations whose results are the queue in `window.outcomes`. It only does what
 * React's Stripe parts and our form use.
 */
export const fakeStripeScript = `(() => {
  const element = () => {
    const hear = {};
    const self = {
      on(name, act) { hear[name] = act; return self; },
      once(name, act) { return self.on(name, act); },
      off() { return self; },
      update() {},
      mount(node) {
        const frame = document.createElement("iframe");
        frame.title = "Secure payment input frame";
        frame.src = "https://js.stripe.com/fake-frame.html";
        frame.onload = () => hear.ready?.(self);
        node.append(frame);
      },
      unmount() {},
      destroy() {},
    };
    return self;
  };
  const isIncomplete = () => window.outcomes?.[0]?.error?.type === "validation_error";
  const submit = async () => isIncomplete() ? window.outcomes.shift() : {};
  const elements = () => ({ submit, create: element, getElement: () => null, update() {}, on() {}, off() {} });
  window.confirmed = [];
  window.Stripe = () => ({
    elements: (options) => (window.elementsOptions = options, elements()),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    registerAppInfo() {},
    _registerWrapper() {},
    confirmPayment: async ({ clientSecret, confirmParams, redirect }) => {
      window.confirmed.push({ clientSecret, returnUrl: confirmParams.return_url, redirect });
      return window.outcomes.shift();
    },
  });
})();`;
