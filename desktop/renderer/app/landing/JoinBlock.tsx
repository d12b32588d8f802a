import { getButtonClass } from "../../ui/button/button-class.ts";

/** 'Ready to Join Our Community?' before the footer (landing.1). */
export function JoinBlock() {
  return (
    <section
      aria-labelledby="join"
      className="relative isolate bg-deep pt-8 pb-20 text-center text-on-deep sm:pb-24"
    >
      <Shore />
      <div className="mx-auto max-w-[40rem] px-6">
        <h2 id="join" className="text-section font-semibold">Ready to Join Our Community?</h2>
        <p className="mt-3 text-lead text-balance text-on-deep-quiet">
          It takes a minute and costs nothing. Come as you are, stay as long as it does you good.
        </p>
        <a
          href="/register"
          data-warm-up
          className={getButtonClass("inverse", "lg", "mt-8")}
        >
          Get Started Free
        </a>
      </div>
    </section>
  );
}

function Shore() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-full -z-10 -mb-px h-24 w-full sm:h-36"
    >
      <path
        className="fill-hill-2/60"
        d="M-400 110C-180 50 40 40 260 70s380 50 560 30 330-80 560-84 300 30 500 60v90H-400z"
      />
      <path
        className="fill-hill-4/80"
        d="M-400 130c220-50 440-60 640-30s420 46 640 22 380-62 580-50 240 20 420 40v60H-400z"
      />
      <path className="fill-deep" d="M-400 140c260-30 520-30 760-14s460 24 700 4 440-30 780-4v40H-400z" />
    </svg>
  );
}
