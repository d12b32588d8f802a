/** What a member can do with a picture that an iPhone took in Apple's own format. */
export const heicAdvice = "Please save it as JPEG and choose that. An iPhone takes JPEG pictures when " +
  "Settings → Camera → Formats is set to Most Compatible.";
